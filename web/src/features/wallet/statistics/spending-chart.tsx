import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Crystal } from '@/ui/crystal'
import { ErrorState } from '@/ui/error-state'
import { Meter } from '@/ui/meter'
import { Skeleton } from '@/ui/skeleton'
import { Section } from '../section'
import { useGetRecentLinesQuery } from '../wallet-api'
import { firstDay, spentByDay, spentByUse, type DaySpent } from './spending'

/** Credits spent in the last fourteen days: by day, and by what they went into. */
export function SpendingChart() {
  const { t } = useTranslation()
  const format = useFormat()
  const [now] = useState(() => new Date())
  const { data, error, isFetching, refetch } = useGetRecentLinesQuery(
    { since: firstDay(now).toISOString() },
    { refetchOnMountOrArgChange: 30 },
  )
  if (data === undefined)
    return (
      <Section name={t('wallet.spent.heading')} framed>
        {error !== undefined && !isFetching ? (
          <ErrorState title={t('wallet.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="p-5">
            <Skeleton className="h-48" />
          </div>
        )}
      </Section>
    )
  const days = spentByDay(data.lines, now)
  const uses = spentByUse(data.lines)
  const all = uses.reduce((sum, { spent }) => sum + spent, 0)
  return (
    <Section name={t('wallet.spent.heading')} framed>
      {all === 0 ? (
        <div className="grid justify-items-center gap-1 px-6 py-10 text-center">
          <Crystal hue="uncut" seed="uncut" facets={6} className="mb-2 h-20" />
          <p className="text-text-2">{t('wallet.usage.none')}</p>
        </div>
      ) : (
        <div className="grid gap-8 p-5 md:p-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid content-start gap-4">
            <p className="text-text-2">{t('wallet.spent.sum', { amount: format.number(all) })}</p>
            <Bars days={days} />
            {!data.whole && <Alert tone="info" text={t('wallet.spent.partly')} />}
          </div>
          <div className="grid content-start gap-4">
            <h3 className="font-semibold">{t('wallet.spent.kinds')}</h3>
            {uses.map(({ use, spent }) => (
              <Meter
                key={use}
                label={t(`wallet.spent.use.${use}`)}
                value={spent}
                max={all}
                text={`${format.number(spent)} · ${format.percent(spent / all)}`}
              />
            ))}
          </div>
        </div>
      )}
    </Section>
  )
}

/** A bar for each day; the same numbers stand in a table for those who cannot see it. */
function Bars({ days }: { days: readonly DaySpent[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const most = Math.max(...days.map(({ spent }) => spent))
  return (
    <>
      <div aria-hidden className="grid h-44 auto-cols-fr grid-flow-col items-end gap-1 md:gap-2">
        {days.map(({ day, spent }, index) => (
          <div
            key={day.getTime()}
            data-tooltip={`${format.day(day)} · ${format.number(spent)}`}
            className="grid h-full grid-rows-[1fr_auto] items-end gap-1.5"
          >
            <div className="flex h-full flex-col justify-end gap-1 text-center">
              {spent === most && (
                <span className="text-xs leading-4 font-semibold tabular-nums">
                  {format.number(spent)}
                </span>
              )}
              <span
                className={
                  spent === 0
                    ? 'h-0.5 rounded-full bg-line'
                    : 'min-h-1 rounded-t-1 bg-violet-500 transition-colors duration-160 hover:bg-ring'
                }
                style={spent === 0 ? undefined : { height: `${(spent / most) * 82}%` }}
              />
            </div>
            <span className="h-4 text-center text-xs leading-4 whitespace-nowrap text-text-3 tabular-nums">
              {(days.length - 1 - index) % 3 === 0 ? day.getDate() : ''}
            </span>
          </div>
        ))}
      </div>
      <table className="sr-only">
        <caption>{t('wallet.spent.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('wallet.spent.day')}</th>
            <th scope="col">{t('wallet.transaction.spent')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, spent }) => (
            <tr key={day.getTime()}>
              <th scope="row">{format.date(day)}</th>
              <td>{format.number(spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
