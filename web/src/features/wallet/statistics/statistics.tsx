import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Section } from '../section'
import { ownTimeZone, useGetUsageStatsQuery } from '../wallet-api'
import { SpendingChart } from './spending-chart'
import { UsageMeters } from './usage-meters'

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
