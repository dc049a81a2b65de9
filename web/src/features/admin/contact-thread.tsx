import type { ContactRecord, Delivery } from '@lumen/contracts/admin/office-schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { useGetDeliveriesQuery } from './admin-api'

const tones = {
  waiting: 'soft',
  sent: 'ok',
  captured: 'warn',
  refused: 'danger',
  expired: 'danger',
} as const satisfies Record<Delivery, string>

const everyMs = 3_000

/** What a message was answered, and what became of the mails. */
export function ContactThread({
  message: { id, answers },
  onAgain,
}: {
  message: ContactRecord
  /** Somebody wants to send this text once more. */
  onAgain: (text: string) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const waits = answers.some(({ delivery }) => delivery === 'waiting')
  const { data } = useGetDeliveriesQuery(
    { params: { id } },
    { skip: !waits, pollingInterval: everyMs },
  )
  if (answers.length === 0) return null
  return (
    <ul className="grid gap-3 border-l-2 border-line pl-4" aria-label={t('adminCare.inbox.thread')}>
      {answers.map(({ id: answerId, text, createdAt, delivery: first }) => {
        const delivery =
          first === 'waiting'
            ? (data?.find((each) => each.id === answerId)?.delivery ?? first)
            : first
        return (
          <li key={answerId} className="grid gap-1.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-3">
              <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
              <Badge tone={tones[delivery]}>{t(`adminCare.delivery.${delivery}`)}</Badge>
            </p>
            <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line">{text}</p>
            {delivery !== 'sent' && (
              <p className="max-w-[70ch] text-small text-text-2">
                {t(`adminCare.deliveryText.${delivery}`)}
              </p>
            )}
            {(delivery === 'refused' || delivery === 'expired') && (
              <div>
                <Button size="small" variant="ghost" onClick={() => onAgain(text)}>
                  {t('adminCare.inbox.again')}
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
