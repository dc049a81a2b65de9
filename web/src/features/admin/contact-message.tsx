import type { ContactRecord } from '@lumen/contracts/admin/office-schema'
import { Check, Reply, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { useLazyGetContactMessageQuery, useSetContactClosedMutation } from './admin-api'
import { AnswerForm } from './answer-form'
import { ContactThread } from './contact-thread'

/** What somebody wrote, what it was answered, and the next answer. */
export function ContactMessage({ message: listed }: { message: ContactRecord }) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [set, { isLoading }] = useSetContactClosedMutation()
  const [readAgain] = useLazyGetContactMessageQuery()
  /** As it stands since somebody else was faster; what is being written stays. */
  const [newer, setNewer] = useState<ContactRecord | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const message = newer ?? listed
  const { id, name, email, subject, category, createdAt, state } = message
  const params = { id }
  const change = () =>
    set({ params, body: { closed: state !== 'closed' } })
      .unwrap()
      .then(() => setNewer(null))
      .catch((error: unknown) => showError(error, t('admin.failed')))
  const lookAgain = async () => {
    try {
      setNewer(await readAgain({ params }).unwrap())
    } catch (error) {
      showError(error, t('admin.failed'))
    }
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-4 border border-line bg-surface p-5 shadow-1">
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
      <ContactThread message={message} onAgain={setDraft} />
      {draft === null ? (
        <div className="flex flex-wrap gap-2.5">
          {state !== 'closed' && (
            <Button size="small" variant="secondary" onClick={() => setDraft('')}>
              <Reply aria-hidden className="size-4" />
              {t('adminCare.inbox.answer')}
            </Button>
          )}
          <Button size="small" variant="ghost" busy={isLoading} onClick={() => void change()}>
            {state === 'closed' ? (
              <Undo2 aria-hidden className="size-4" />
            ) : (
              <Check aria-hidden className="size-4" />
            )}
            {t(state === 'closed' ? 'admin.inbox.reopen' : 'admin.inbox.close')}
          </Button>
        </div>
      ) : (
        <AnswerForm
          message={message}
          text={draft}
          onText={setDraft}
          onConflict={() => void lookAgain()}
          onEnd={() => setDraft(null)}
        />
      )}
    </li>
  )
}
