import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Popover } from '@/ui/popover'
import { Sheet } from '@/ui/sheet'
import { useIsWide } from '@/ui/use-media'

/** Tokens a second: from here on a reply is read as it comes, or waited for. */
const fastFrom = 20
const steadyFrom = 6

type Paid = Pick<MessageMetadata, 'model' | 'provider' | 'credits'> & {
  speed: NonNullable<MessageMetadata['speed']>
}

/** Below a reply that a model wrote: what it cost, and on demand by whom and how fast it was written. */
export function ModelReceipt({ paid }: { paid: Paid }) {
  const { t } = useTranslation()
  const format = useFormat()
  const wide = useIsWide()
  const [open, setOpen] = useState(false)
  const label = t('chat.receipt.title')
  const { credits = 0 } = paid
  const cost =
    credits === 0
      ? t('chat.receipt.free')
      : t('wallet.quote.receipt', { amount: format.number(credits) })
  const button = (
    <button
      type="button"
      aria-label={`${label}: ${cost}`}
      className="inline-flex min-h-6 items-center gap-1 rounded-1 underline-offset-4 hover:text-text hover:underline pointer-coarse:min-h-11"
      {...(wide
        ? {}
        : {
            'aria-haspopup': 'dialog' as const,
            'aria-expanded': open,
            onClick: () => setOpen(true),
          })}
    >
      {cost}
      <Info aria-hidden className="size-3.5" />
    </button>
  )
  const lines = <ReceiptLines paid={paid} cost={cost} />
  if (!wide)
    return (
      <>
        {button}
        <Sheet open={open} onOpenChange={setOpen} title={label}>
          {lines}
        </Sheet>
      </>
    )
  return (
    <Popover
      trigger={button}
      label={label}
      open={open}
      onOpenChange={setOpen}
      side="top"
      align="start"
    >
      <div className="grid gap-2 p-4">
        <h2 className="font-display text-lg font-bold">{label}</h2>
        {lines}
      </div>
    </Popover>
  )
}

function ReceiptLines({ paid, cost }: { paid: Paid; cost: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { firstTokenMs, tokensPerSecond: rate } = paid.speed
  const tenths = (value: number) => format.number(Math.round(value * 10) / 10)
  const pace = (per: number) => (per >= fastFrom ? 'fast' : per >= steadyFrom ? 'steady' : 'slow')
  const lines = [
    [t('chat.receipt.cost'), cost],
    [t('chat.receipt.model'), paid.model ?? paid.provider ?? '—'],
    [
      t('chat.receipt.first'),
      t('chat.receipt.after', { seconds: tenths(Math.max(0.1, firstTokenMs / 1_000)) }),
    ],
    [
      t('chat.receipt.speed'),
      rate === null
        ? '—'
        : `${t(`chat.receipt.pace.${pace(rate)}`)} · ${t('chat.receipt.rate', { rate: tenths(rate) })}`,
    ],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-small">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-2">{name}</dt>
          <dd className="text-end font-medium break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
