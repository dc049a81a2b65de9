import type { EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import { ArrowRight, Gem, MessagesSquare, Users } from 'lucide-react'
import { lazy, Suspense, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'
import { Page } from '@/ui/page'
import { StatTile } from '@/ui/stat-tile'
import { DashboardMissing, DashboardSkeleton, DashboardWelcome } from './dashboard-states'
import { InsightCards } from './insight-cards'
import { MoodHeader } from './mood-header'
import { frequencyOf } from './readings'
import { RecentMemories } from './recent-memories'
import { useDashboard, type Dashboard } from './use-dashboard'

const RelationshipList = lazy(async () => ({
  default: (await import('./relationship-list')).RelationshipList,
}))

/** Mood, insights and relationships at a glance. */
export default function DashboardPage() {
  const dashboard = useDashboard()
  return (
    <Page>
      <Content dashboard={dashboard} />
    </Page>
  )
}

function Content({ dashboard }: { dashboard: Dashboard }) {
  const { figures, error, loading, readAt, refresh } = dashboard
  if (figures === undefined && error === undefined && loading) return <DashboardSkeleton />
  // An answer that holds nothing is no better than none.
  if (figures === undefined || figures === null)
    return <DashboardMissing error={error} busy={loading} onRetry={refresh} />
  if (!figures.hasCompanions) return <DashboardWelcome />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-10">
      {error !== undefined && readAt !== null && <Outdated readAt={readAt} />}
      <Overview figures={figures} dashboard={dashboard} />
    </div>
  )
}

function Outdated({ readAt }: { readAt: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  return <Alert tone="info" text={t('dashboard.outdated', { time: format.time(readAt) })} />
}

function Overview({
  figures,
  dashboard,
}: {
  figures: EmotionalIntelligence
  dashboard: Dashboard
}) {
  const { t } = useTranslation()
  const { memories, memoriesFailed, refresh } = dashboard
  const read = memories ?? []
  return (
    <>
      <MoodHeader figures={figures} memories={read} />
      <Section name={t('dashboard.insights.heading')}>
        <InsightCards insights={figures.insights} />
      </Section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Section name={t('dashboard.memories.heading')} framed>
          {memories !== undefined ? (
            <RecentMemories memories={memories} />
          ) : memoriesFailed ? (
            <p className="flex flex-wrap items-center gap-3 p-5 text-text-2">
              {t('dashboard.memories.failed')}
              <Button size="small" variant="secondary" onClick={refresh}>
                {t('app.action.retry')}
              </Button>
            </p>
          ) : (
            <div className="grid gap-4 p-5">
              {[1, 2, 3].map((place) => (
                <Skeleton key={place} className="h-20" />
              ))}
            </div>
          )}
        </Section>
        <Section name={t('dashboard.relationships.heading')} framed>
          <Suspense
            fallback={figures.companionAnalysis.map(({ companionId }) => (
              <Skeleton key={companionId} className="m-4 h-36" />
            ))}
          >
            <RelationshipList relationships={figures.companionAnalysis} memories={read} />
          </Suspense>
        </Section>
      </div>
      <Section name={t('dashboard.numbers.heading')}>
        <Numbers figures={figures} />
      </Section>
      <Actions />
    </>
  )
}

function Section({
  name,
  framed = false,
  children,
}: {
  name: string
  framed?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="font-display text-h2 font-bold">
        {name}
      </h2>
      <div className={cn(framed && 'rounded-4 border border-line bg-surface shadow-1')}>
        {children}
      </div>
    </section>
  )
}

function Numbers({
  figures: { emotionalAnalysis: analysis, overallGrowthScore },
}: {
  figures: EmotionalIntelligence
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const tiles = {
    memories: format.number(analysis.totalMemories),
    // A mean of nothing is none, not zero.
    importance: analysis.totalMemories === 0 ? null : format.percent(analysis.averageImportance),
    frequency: t(`dashboard.frequency.${frequencyOf(analysis.interactionFrequency)}`),
    growth: format.percent(overallGrowthScore / 100),
  }
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {Object.entries(tiles).map(([id, value]) => (
        <StatTile
          key={id}
          label={t(`dashboard.numbers.${id}`)}
          value={value}
          className="border border-line bg-surface! shadow-1"
        />
      ))}
    </dl>
  )
}

/** Where to go from here. */
const actions = [
  { page: 'companions', icon: Users },
  { page: 'chat', icon: MessagesSquare },
  { page: 'memory-crystal', icon: Gem },
] as const

function Actions() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('dashboard.action.label')}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-3">
        {actions.map(({ page, icon: Icon }) => (
          <li key={page}>
            <Link
              to={`/${page}`}
              className="group flex min-h-16 items-center gap-3 rounded-3 border border-line bg-surface px-5 py-3 font-semibold shadow-1 transition-colors duration-160 hover:border-ring hover:bg-soft hover:text-on-soft"
            >
              <Icon aria-hidden className="size-5 text-link" />
              <span className="min-w-0 flex-1">{t(`dashboard.action.${page}`)}</span>
              <ArrowRight
                aria-hidden
                className="size-4.5 transition-transform duration-160 group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
