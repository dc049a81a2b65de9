import type { ContactRecord } from '@lumen/contracts/admin/office-schema'
import { Check, Mail, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { LoadMore } from '@/ui/load-more'
import { Segments } from '@/ui/segments'
import { useListContactInfiniteQuery, useSetContactClosedMutation } from './admin-api'
import { Answer, Section } from './section'

/** What people wrote by the contact form. */
export function ContactInbox() {
  const { t } = useTranslation()
  const [closed, setClosed] = useState(false)
  const list = useListContactInfiniteQuery(closed, { refetchOnMountOrArgChange: true })
  return (
    <Section
      name={t('admin.inbox.heading')}
      aside={
        <Segments
          label={t('admin.inbox.which')}
          hideLabel
          value={closed ? 'closed' : 'open'}
          onValueChange={(id) => setClosed(id === 'closed')}
          items={(['open', 'closed'] as const).map((id) => ({ id, label: t(`admin.inbox.${id}`) }))}
        />
      }
    >
      <Answer query={list}>
        {({ pages }) => {
          const messages = pages.flatMap((page) => page.messages)
          return messages.length === 0 ? (
            <p className="rounded-4 bg-surface-2 p-6 text-text-2">{t('admin.inbox.none')}</p>
          ) : (
            <>
              <ul className="grid gap-4">
                {messages.map((message) => (
                  <ContactMessage key={message.id} message={message} />
                ))}
              </ul>
              {list.hasNextPage && (
                <LoadMore busy={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} />
              )}
            </>
          )
        }}
      </Answer>
    </Section>
  )
}

function ContactMessage({ message }: { message: ContactRecord }) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [set, { isLoading }] = useSetContactClosedMutation()
  const { id, name, email, subject, category, createdAt, closedAt } = message
  const closed = closedAt === null
  const change = () =>
    set({ params: { id }, body: { closed } })
      .unwrap()
      .catch((error: unknown) => showError(error, t('admin.failed')))
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <li className="grid gap-3 rounded-4 border border-line bg-surface p-5 shadow-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-bold wrap-anywhere">{subject}</h3>
        <time dateTime={createdAt} className="text-small text-text-3">
          {format.dateTime(createdAt)}
        </time>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-small text-text-2">
        <Badge>{t(`admin.inbox.category.${category}`)}</Badge>
        <span className="wrap-anywhere">
          {name} · {email}
        </span>
      </p>
      <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line">{message.message}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button asChild size="small" variant="secondary">
          <a href={reply}>
            <Mail aria-hidden className="size-4" />
            {t('admin.inbox.reply')}
          </a>
        </Button>
        <Button size="small" variant="ghost" busy={isLoading} onClick={() => void change()}>
          {closed ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <Undo2 aria-hidden className="size-4" />
          )}
          {t(closed ? 'admin.inbox.close' : 'admin.inbox.reopen')}
        </Button>
      </div>
    </li>
  )
}
