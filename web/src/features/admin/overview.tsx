import type { AdminActivity, TimeRange } from '@lumen/contracts/admin/office-schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { Segments } from '@/ui/segments'
import { StatTile } from '@/ui/stat-tile'
import { useGetAdminActivityQuery, useGetAdminStatsQuery } from './admin-api'
import { CareSection } from './care-section'
import { None } from './none'
import { Answer, Section } from './section'
import { ServiceList } from './service-list'

const ranges = ['24h', '7d', '30d', '90d'] as const satisfies readonly TimeRange[]

/** How the product is doing, in a range of time, and what happened last. */
export function Overview() {
  const { t } = useTranslation()
  const [range, setRange] = useState<TimeRange>('24h')
  const activity = useGetAdminActivityQuery({ query: {} }, { refetchOnMountOrArgChange: 30 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Section
        name={t('admin.stats.heading')}
        aside={
          <Segments
            label={t('admin.range.label')}
            hideLabel
            className="w-full max-w-sm"
            value={range}
            onValueChange={(id) => setRange(id as TimeRange)}
            items={ranges.map((id) => ({ id, label: t(`admin.range.${id}`) }))}
          />
        }
      >
        <Figures range={range} />
      </Section>
      <CareSection />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
        <Section name={t('admin.health.heading')}>
          <ServiceList range={range} />
        </Section>
        <Section name={t('admin.activity.heading')}>
          <Answer query={activity}>{(items) => <ActivityList items={items} />}</Answer>
        </Section>
      </div>
    </div>
  )
}

function Figures({ range }: { range: TimeRange }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const money = createMoney(i18n.language)
  const { data, isFetching } = useGetAdminStatsQuery(
    { query: { timeRange: range } },
    { refetchOnMountOrArgChange: 30 },
  )
  const loading = data === undefined && isFetching
  const count = (value: number | undefined) => (value === undefined ? null : format.number(value))
  const sum = (value: number | null | undefined) =>
    typeof value === 'number' ? money(value) : null
  const inRange = data?.inRange
  const tiles = [
    ['users', count(data?.totalUsers), count(inRange?.newUsers)],
    ['active', count(data?.monthlyActiveUsers), count(inRange?.activeUsers)],
    ['revenue', sum(data?.totalRevenue), sum(inRange?.revenue)],
    [
      'errors',
      typeof data?.errorRate === 'number' ? `${format.number(data.errorRate)} %` : null,
      count(inRange?.answers),
    ],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map(([id, value, recent]) => (
          <StatTile
            key={id}
            loading={loading}
            label={`${t(`admin.stats.${id}`)} · ${t(`admin.stats.${id}Recent`, { count: recent ?? '—' })}`}
            value={value}
          />
        ))}
      </dl>
      <p className="text-small text-text-3">
        {t('admin.stats.note', {
          today: count(data?.newUsersToday) ?? '—',
          companions: count(data?.totalCompanions) ?? '—',
        })}
      </p>
    </>
  )
}

function ActivityList({ items }: { items: readonly AdminActivity[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (items.length === 0) return <None text={t('admin.activity.none')} />
  return (
    <ul className="divide-y divide-line rounded-4 border border-line bg-surface shadow-1">
      {items.map(({ id, kind, timestamp }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
          <span>{t(`admin.activity.${kind}`)}</span>
          <time dateTime={timestamp} className="text-small text-text-3">
            {format.relative(timestamp)}
          </time>
        </li>
      ))}
    </ul>
  )
}
