import { useTranslation } from 'react-i18next'
import { useFeelingText } from '@/features/memories'
import { Badge } from '@/ui/badge'
import { cn } from '@/ui/class-names'
import { balanceOf } from './readings'

const zones = [
  { id: 'reflective', share: 35, fill: 'bg-water-fill' },
  { id: 'balanced', share: 30, fill: 'bg-violet-400' },
  { id: 'positive', share: 35, fill: 'bg-earth-fill' },
] as const

/** From deep to bright, parted at ±0.3: where one’s feelings stand. */
export function BalanceScale({ balance }: { balance: number }) {
  const { t } = useTranslation()
  const feeling = useFeelingText()
  const here = balanceOf(balance)
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <span className="min-w-0 flex-1 text-text-2">{t('dashboard.balance.label')}</span>
        <span className="font-semibold tabular-nums">{feeling.value(balance)}</span>
        <Badge tone="soft">{t(`dashboard.balance.${here}`)}</Badge>
      </p>
      <div
        role="meter"
        aria-label={t('dashboard.balance.label')}
        aria-valuemin={-1}
        aria-valuemax={1}
        aria-valuenow={balance}
        aria-valuetext={`${feeling.value(balance)} · ${t(`dashboard.balance.${here}`)}`}
        className="relative mt-2 flex h-4 items-center gap-0.5"
      >
        {zones.map(({ id, share, fill }) => (
          <span
            key={id}
            className={cn(
              'h-1.5 first:rounded-l-full last:rounded-r-full forced-colors:bg-[CanvasText]',
              fill,
              id !== here && 'opacity-35',
            )}
            style={{ width: `${share}%` }}
          />
        ))}
        <span
          className="absolute size-4 -translate-x-1/2 rotate-45 rounded-[4px] border-[3px] border-surface bg-text shadow-2 transition-[left] duration-700 ease-out"
          style={{ left: `clamp(.5rem, ${((balance + 1) / 2) * 100}%, calc(100% - .5rem))` }}
        />
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-text-3">
        {zones.map(({ id, share }) => (
          <span
            key={id}
            className={cn(
              'min-w-0 text-center first:text-start last:text-end',
              id === here && 'font-semibold text-text',
            )}
            style={{ width: `${share}%` }}
          >
            {t(`dashboard.balance.zone.${id}`)}
          </span>
        ))}
      </p>
    </div>
  )
}
