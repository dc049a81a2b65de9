import type { WalletBalance } from '@lumen/contracts/billing/schema'
import { CircleAlert, Hourglass, MessagesSquare, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'

/** The crystals behind the number. */
const stones = [
  {
    seed: 'a',
    hue: 'teal',
    facets: 6,
    place: 'right-[33rem] -bottom-4 h-20 rotate-[-14deg] max-md:hidden',
  },
  {
    seed: 'wallet',
    hue: 'violet',
    facets: 9,
    place: 'top-7 right-7 h-28 rotate-[4deg] md:top-auto md:right-[27rem] md:-bottom-6 md:h-40',
  },
  {
    seed: 'c',
    hue: 'rose',
    facets: 6,
    place: 'right-[24.5rem] -bottom-3 h-16 rotate-[17deg] max-md:hidden',
  },
] as const

/** What can be spent, what of it will be gone and when, and what is owed. */
export function BalanceCard({
  balance,
  busy,
  onRefresh,
}: {
  balance: WalletBalance
  busy: boolean
  onRefresh: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { usableBalance, totalBalance, pendingExpiry, expiryDate, debt } = balance
  const reserved = totalBalance - usableBalance
  const { used, total } = balance.monthlyUsage
  const share = total === 0 ? 0 : Math.min(1, used / total)
  return (
    <section
      aria-label={t('wallet.balance.heading')}
      className="relative isolate grid grid-cols-[minmax(0,1fr)] gap-6 overflow-hidden rounded-5 bg-[radial-gradient(36rem_20rem_at_92%_120%,var(--violet-500),transparent_70%),linear-gradient(115deg,var(--violet-900),var(--violet-700))] p-6 text-white shadow-2 md:grid-cols-[minmax(0,1fr)_minmax(16rem,20rem)] md:items-end md:p-8"
    >
      <div aria-hidden className="absolute inset-0 -z-10">
        {stones.map(({ seed, hue, facets, place }) => (
          <span key={seed} className={`absolute ${place}`}>
            <Crystal
              hue={hue}
              facets={facets}
              seed={seed}
              cut="brilliant"
              glow
              className="h-full"
            />
          </span>
        ))}
      </div>
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <h2 className="text-violet-100">{t('wallet.balance.usable')}</h2>
          <button
            type="button"
            aria-label={t('wallet.balance.refresh')}
            data-tooltip={t('wallet.balance.refresh')}
            aria-busy={busy || undefined}
            onClick={onRefresh}
            className="grid size-9 place-items-center rounded-full text-violet-100 outline-offset-2 hover:bg-white/15 hover:text-white focus-visible:outline-white pointer-coarse:size-11"
          >
            <RotateCw aria-hidden className={cn('size-4.5', busy && 'animate-spin')} />
          </button>
        </div>
        <p className="mt-1 font-display text-[clamp(2.75rem,8vw,4rem)] leading-tight font-bold tabular-nums">
          {format.number(usableBalance)}
        </p>
        <p className="mt-1 text-small text-violet-100">
          {t('wallet.balance.total', { amount: format.number(totalBalance) })}
          {reserved > 0 && (
            <> · {t('wallet.balance.reserved', { amount: format.number(reserved) })}</>
          )}
        </p>
      </div>
      <div className="grid gap-4 rounded-3 bg-white/10 p-4">
        <div className="grid gap-2">
          <p aria-hidden className="flex items-baseline justify-between gap-3 text-small">
            <span className="text-violet-100">{t('wallet.balance.month')}</span>
            <span className="font-semibold tabular-nums">
              {format.number(used)} / {format.number(total)}
            </span>
          </p>
          <div
            role="meter"
            aria-label={t('wallet.balance.month')}
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={Math.min(used, total)}
            aria-valuetext={`${format.number(used)} / ${format.number(total)}`}
            className="h-2 overflow-hidden rounded-full bg-black/30"
          >
            <div
              className="h-full rounded-full bg-white transition-[width] duration-400 forced-colors:bg-[Highlight]"
              style={{ width: `${share * 100}%` }}
            />
          </div>
        </div>
        <p className="flex items-start gap-2 text-small">
          <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-violet-100" />
          {pendingExpiry > 0 && expiryDate !== null
            ? t('wallet.balance.pending', {
                amount: format.number(pendingExpiry),
                date: format.date(expiryDate),
              })
            : t('wallet.balance.nothingPending')}
        </p>
        {balance.localTextFree && (
          <p className="flex items-start gap-2 text-small">
            <MessagesSquare aria-hidden className="mt-0.5 size-4 shrink-0 text-violet-100" />
            {t('wallet.balance.localFree')}
          </p>
        )}
        {debt > 0 && (
          <p className="flex items-start gap-2 rounded-2 bg-white px-3 py-2 text-small text-[#8f1d1d]">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('wallet.balance.debtText', { amount: format.number(debt) })}
          </p>
        )}
      </div>
    </section>
  )
}
