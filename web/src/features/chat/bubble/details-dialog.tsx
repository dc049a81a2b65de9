import type { Message } from '@lumen/contracts/chat/schema'
import { freeStopsPerDay } from '@lumen/contracts/plans'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { useWriter } from './writer'

/** Tokens a second: from here on a reply is read as it comes, or waited for. */
const fastFrom = 20
const steadyFrom = 6

/** All that is known of a message and would only be in the way below it. */
export default function DetailsDialog({
  message,
  onClose,
}: {
  message: Message
  onClose: () => void
}) {
  const { t } = useTranslation()
  const lines = useLines(message)
  return (
    <Dialog open onOpenChange={onClose} title={t('chat.details.title')} size="small">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 pb-2">
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="text-end font-medium break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function useLines(message: Message): (readonly [string, string])[] {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const writer = useWriter(message)
  const { isFromUser, createdAt, editedAt, metadata } = message
  const { emotion, crisis, credits, speed, provider, fallback, stopOfDay } = metadata
  const tone = `${isFromUser ? 'feeling' : 'companions.mood'}.${emotion}`
  // A script is not measured, and what stood in for a model is not what the model was asked for.
  const measured =
    writer === null || provider === 'local' || provider === 'safety' || fallback === true
      ? undefined
      : speed
  const line = (key: string, value: string | false | undefined | null) =>
    typeof value === 'string' ? [[t(`chat.details.${key}`), value] as const] : []
  const tenths = (value: number) => format.number(Math.round(value * 10) / 10)
  const pace = (rate: number) =>
    rate >= fastFrom ? 'fast' : rate >= steadyFrom ? 'steady' : 'slow'
  return [
    ...line(isFromUser ? 'sent' : 'written', format.dateTime(createdAt)),
    ...line('edited', editedAt !== null && format.dateTime(editedAt)),
    ...line('writer', writer),
    ...line('tone', crisis === undefined && i18n.exists(tone) && t(tone)),
    ...line(
      'cost',
      measured !== undefined || stopOfDay !== undefined || (credits ?? 0) > 0
        ? (credits ?? 0) === 0
          ? t('chat.details.free')
          : t('wallet.quote.receipt', { amount: format.number(credits ?? 0) })
        : null,
    ),
    ...line(
      'stopped',
      stopOfDay !== undefined &&
        t('chat.details.stopOfDay', {
          stop: format.number(stopOfDay),
          free: format.number(freeStopsPerDay),
        }),
    ),
    ...line(
      'first',
      measured !== undefined &&
        t('chat.details.after', {
          seconds: tenths(Math.max(0.1, measured.firstTokenMs / 1_000)),
        }),
    ),
    ...line(
      'speed',
      typeof measured?.tokensPerSecond === 'number' &&
        `${t(`chat.details.pace.${pace(measured.tokensPerSecond)}`)} · ${t('chat.details.rate', { rate: tenths(measured.tokensPerSecond) })}`,
    ),
  ]
}
