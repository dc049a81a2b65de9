import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Section } from '../section'
import { ownTimeZone, useGetUsageStatsQuery } from '../wallet-api'
import { SpendingChart } from './spending-chart'
import type { UsageStats } from '@lumen/contracts/billing/schema'
import { useFormat } from '@/i18n/format'
import { Meter } from '@/ui/meter'

/** What was used of the ceilings of the plan, and what the credits went into. */
export function Statistics() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useGetUsageStatsQuery(
    { query: { timeZone: ownTimeZone() } },
    { refetchOnMountOrArgChange: 30 },
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Section name={t('wallet.usage.heading')} framed>
        {data !== undefined ? (
          <UsageMeters stats={data} />
        ) : error !== undefined && !isFetching ? (
          <ErrorState title={t('wallet.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="grid gap-6 p-5">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-10" />
            ))}
          </div>
        )}
      </Section>
      <SpendingChart />
    </div>
  )
}

const kinds = ['messages', 'images', 'voice'] as const

/** A bar for each ceiling of the plan; what has none is counted all the same. */
function UsageMeters({ stats }: { stats: UsageStats }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className="grid gap-x-8 gap-y-6 p-5 md:grid-cols-3 md:p-6">
      {kinds.map((kind) => {
        const { used, total, resetsAt } = stats[kind]
        const share = total === null || total === 0 ? 0 : used / total
        return (
          <div key={kind} className="grid content-start gap-1.5">
            {total === null ? (
              <p className="flex items-baseline justify-between gap-3 text-small">
                <span className="text-text-2">{t(`wallet.usage.${kind}`)}</span>
                <span className="font-semibold tabular-nums">
                  {/* Without a ceiling of its own: what costs credits is bounded by them. */}
                  {t(`wallet.usage.${kind === 'messages' ? 'unlimited' : 'byCredits'}`, {
                    used: format.number(used),
                  })}
                </span>
              </p>
            ) : (
              <Meter
                label={t(`wallet.usage.${kind}`)}
                value={used}
                max={total}
                text={`${format.number(used)} / ${format.number(total)}`}
                tone={share >= 1 ? 'danger' : share >= 0.8 ? 'warn' : 'violet'}
              />
            )}
            <p className="text-xs text-text-3">
              {t('wallet.usage.resets', {
                time: kind === 'messages' ? format.dateTime(resetsAt) : format.date(resetsAt),
              })}
            </p>
          </div>
        )
      })}
    </div>
  )
}
