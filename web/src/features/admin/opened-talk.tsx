import type { ContentAccess } from '@lumen/contracts/admin/office-schema'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { LoadMore } from '@/ui/load-more'
import { useCloseContentMutation, useReadContentInfiniteQuery } from './admin-api'
import { Answer } from './section'

/** A conversation that was opened, until its time is over; newest first. */
export function OpenedTalk({ access, onEnd }: { access: ContentAccess; onEnd: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const talk = useReadContentInfiniteQuery(access.id)
  const [close, { isLoading }] = useCloseContentMutation()
  useEffect(() => {
    const timer = setTimeout(onEnd, Date.parse(access.expiresAt) - Date.now())
    return () => clearTimeout(timer)
  }, [access.expiresAt, onEnd])
  const end = () =>
    close({ params: { id: access.id } })
      .unwrap()
      .catch((error: unknown) => showError(error, t('admin.failed')))
      .finally(onEnd)
  return (
    <>
      <Alert
        tone="info"
        text={t('adminCare.content.until', { time: format.time(access.expiresAt) })}
      />
      <p className="text-text-2">
        {access.toldAt === null
          ? t('adminCare.content.toldLater', { date: format.date(access.tellAt) })
          : t('adminCare.content.told')}
      </p>
      <Answer query={talk}>
        {({ pages }) => (
          <>
            <ol className="grid gap-2" aria-label={t('adminCare.content.heading')}>
              {pages
                .flatMap(({ messages }) => messages)
                .map((message) => (
                  <li
                    key={message.id}
                    className={cn(
                      'grid gap-1 rounded-3 px-4 py-3',
                      message.isFromUser ? 'bg-soft text-on-soft' : 'bg-surface-2',
                    )}
                  >
                    <span className="flex flex-wrap justify-between gap-x-3 text-small">
                      <span className="font-semibold">
                        {t(`adminCare.content.${message.isFromUser ? 'user' : 'companion'}`)}
                      </span>
                      <time dateTime={message.createdAt}>{format.dateTime(message.createdAt)}</time>
                    </span>
                    <span className="wrap-anywhere whitespace-pre-line">{message.content}</span>
                  </li>
                ))}
            </ol>
            {talk.hasNextPage && (
              <LoadMore busy={talk.isFetchingNextPage} onLoad={() => void talk.fetchNextPage()} />
            )}
          </>
        )}
      </Answer>
      <div>
        <Button size="small" variant="secondary" busy={isLoading} onClick={() => void end()}>
          {t('adminCare.content.close')}
        </Button>
      </div>
    </>
  )
}
