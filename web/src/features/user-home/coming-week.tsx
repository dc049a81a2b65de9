import { Bell, Cake, CalendarDays, RotateCw } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useListUpcomingQuery } from '@/features/memories'
import { useListRemindersQuery } from '@/features/reminders'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { isFirstAsked, useAskedAgain } from './use-asked-again'
import { weekAhead, type Coming } from './week-ahead'

const fresh = { refetchOnMountOrArgChange: 30 }
const input = () => ({
  query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
})

/** What comes up this week. Nothing is shown where nothing does, or before both parts are known. */
export function ComingWeek() {
  const { t } = useTranslation()
  const heading = useId()
  const [now] = useState(() => new Date())
  const reminders = useListRemindersQuery({ query: {} }, fresh)
  const upcoming = useListUpcomingQuery(input(), fresh)
  useAskedAgain(reminders, upcoming)
  const parts = [reminders, upcoming]
  if (parts.some(isFirstAsked)) return null
  const late = parts.filter(({ data }) => data === undefined)
  const coming = weekAhead(reminders.data ?? [], upcoming.data ?? [], now)
  if (coming.length === 0 && late.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-4">
      <h2 id={heading} className="font-display text-h2 font-bold">
        {t('home.week.heading')}
      </h2>
      <div className="rounded-4 border border-line bg-surface px-5 shadow-1">
        {coming.length > 0 && (
          <ul className="divide-y divide-line">
            {coming.map((each) => (
              <ComingRow key={each.id} coming={each} now={now} />
            ))}
          </ul>
        )}
        {late.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-2 py-3 text-text-2">
            {t('home.week.late')}
            <Button
              size="small"
              variant="ghost"
              busy={late.some(({ isFetching }) => isFetching)}
              onClick={() => {
                for (const { refetch } of late) void refetch()
              }}
            >
              <RotateCw aria-hidden className="size-4" />
              {t('app.action.retry')}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

const icons = { reminder: Bell, plan: CalendarDays, birthday: Cake } as const

function ComingRow({
  coming: { kind, text, at, timed, companionId },
  now,
}: {
  coming: Coming
  now: Date
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const Icon = icons[kind]
  const words = (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-soft text-on-soft">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <span className="grid min-w-0">
        <span className="wrap-anywhere">{text}</span>
        <span className="text-small text-text-2">
          {t(`home.week.${kind}`)} · {format.comingDay(at, now)}
          {timed && ` ${format.time(at)}`}
        </span>
      </span>
    </>
  )
  const row = 'flex min-h-14 items-center gap-3 py-2'
  return (
    <li>
      {companionId === null ? (
        <div className={row}>{words}</div>
      ) : (
        <Link to={`/chat/${companionId}`} className={`${row} -mx-2 rounded-2 px-2 hover:bg-soft`}>
          {words}
        </Link>
      )}
    </li>
  )
}
