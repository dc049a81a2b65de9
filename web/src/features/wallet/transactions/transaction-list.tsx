import type { Transaction } from '@lumen/contracts/billing/schema'
import {
  ArrowDownLeft,
  ArrowUpRight,
  Clapperboard,
  Hourglass,
  Image,
  MessageCircle,
  Mic,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { Skeleton } from '@/ui/skeleton'

const looks: Readonly<
  Record<Transaction['type'], { icon: LucideIcon; sign: '+' | '−'; tint: string; ink: string }>
> = {
  earned: { icon: ArrowDownLeft, sign: '+', tint: 'bg-ok/12 text-ok', ink: 'text-ok' },
  spent: { icon: ArrowUpRight, sign: '−', tint: 'bg-soft text-on-soft', ink: 'text-text' },
  expired: { icon: Hourglass, sign: '−', tint: 'bg-surface-3 text-text-2', ink: 'text-text-2' },
}

const iconOf: Readonly<Record<NonNullable<Transaction['use']>, LucideIcon>> = {
  text: MessageCircle,
  image: Image,
  voice: Mic,
  video: Clapperboard,
}

/** Lines of the statement: what it was, when, and how much it gave or took. */
export function TransactionList({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useTranslation()
  if (transactions.length === 0)
    return (
      <div className="grid justify-items-center gap-1 px-6 py-10 text-center">
        <Crystal hue="uncut" seed="uncut" facets={6} className="mb-2 h-20" />
        <p className="text-text-2">{t('wallet.transaction.none')}</p>
      </div>
    )
  return (
    <ul className="divide-y divide-line">
      {transactions.map((one) => (
        <Line key={one.id} transaction={one} />
      ))}
    </ul>
  )
}

function Line({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { description, timestamp, type, use, amount } = transaction
  const { icon, sign, tint, ink } = looks[type]
  const Icon = type === 'spent' && use !== null ? iconOf[use] : icon
  // Credits that went with a payment that was given back were not spent on anything.
  const way = type === 'spent' && use === null ? 'takenBack' : type
  return (
    <li className="flex items-center gap-3 px-4 py-3 md:px-5">
      <span className={cn('grid size-10 shrink-0 place-items-center rounded-full', tint)}>
        <Icon aria-hidden className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{description}</span>
        <time dateTime={timestamp} className="block text-small text-text-3">
          {format.dateTime(timestamp)}
        </time>
      </span>
      <span className="shrink-0 text-end">
        <span className={cn('block text-lg leading-6 font-bold tabular-nums', ink)}>
          {sign}
          {format.number(amount)}
        </span>
        <span className="block text-xs text-text-3">{t(`wallet.transaction.${way}`)}</span>
      </span>
    </li>
  )
}

/** Lines that are on their way. */
export const TransactionSkeleton = ({ rows }: { rows: number }) => (
  <div className="divide-y divide-line">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex items-center gap-3 px-4 py-3 md:px-5">
        <Skeleton round className="size-10 shrink-0" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-1/4" />
        </div>
        <Skeleton className="h-5 w-12" />
      </div>
    ))}
  </div>
)
