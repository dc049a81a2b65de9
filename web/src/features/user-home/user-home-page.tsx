import type { UserStats } from '@lumen/contracts/auth/schema'
import { CalendarDays, Gem, MessageCircle, MessagesSquare, LockKeyhole } from 'lucide-react'
import { Suspense, useEffect, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useOpenWindow } from '@/ui/shell-window'
import { useListCompanionsQuery } from '@/features/companion-data'
import { useGetEmotionalIntelligenceQuery, useListChatMemoriesQuery } from '@/features/memories'
import { BeginDialog } from '@/features/scenarios'
import { EmailBanner } from '@/features/settings'
import { useFormat } from '@/i18n/format'
import { useUser } from '@/session/use-session'
import { useStats } from '@/session/use-stats'
import { cn } from '@/ui/class-names'
import { Meter } from '@/ui/meter'
import { Page } from '@/ui/page'
import { StatTile } from '@/ui/stat-tile'
import { listActivity } from './activity'
import { ComingWeek } from './coming-week'
import { DaySection } from './day-section'
import { PlanCard } from './plan-card'
import { QuickStart } from './quick-start'
import { RecentActivity } from './recent-activity'
import { isFirstAsked, useAskedAgain } from './use-asked-again'
import { WelcomeBanner } from './welcome-banner'
import { Crystal } from '@/ui/crystal'
import { achievements, type Known } from './achievements'

const activityShown = 6
/** What is older is asked for again when somebody comes back. */
const fresh = { refetchOnMountOrArgChange: 30 }
/** Tabs of the chat that addresses of the home name. */
const chatTabs = new Set(['#memories', '#personality'])
/** Goals of a day (spec 1 §9). */
const goals = { conversations: 10, features: 5 } as const

/** Where signed-in people arrive: what was, what is, and what to do next. */
export default function UserHomePage() {
  const { hash } = useLocation()
  const openWindow = useOpenWindow()
  useEffect(() => {
    if (hash !== '#premium') return
    document.getElementById('premium')?.scrollIntoView()
    openWindow('subscription')
  }, [hash, openWindow])
  return chatTabs.has(hash) ? <Navigate to={{ pathname: '/chat', hash }} replace /> : <Home />
}

function Home() {
  const { t } = useTranslation()
  const { id } = useUser()
  const [search, setParams] = useSearchParams()
  const scenario = search.get('scenario')
  const params = { userId: id }
  const companions = useListCompanionsQuery()
  const stats = useStats()
  const memories = useListChatMemoriesQuery({ params, query: { limit: activityShown } }, fresh)
  const figures = useGetEmotionalIntelligenceQuery({ params }, fresh)
  useAskedAgain(companions, stats, memories, figures)
  // One of the two that fails leaves the other; nothing is shown as empty before both are known.
  const asked = !isFirstAsked(companions) && !isFirstAsked(memories)
  const found = listActivity(companions.data ?? [], memories.data ?? [], activityShown)
  const complete = companions.data !== undefined && memories.data !== undefined
  const activity = asked && (complete || found.length > 0) ? found : undefined
  return (
    <Page className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-10">
      {scenario !== null && (
        <Suspense fallback={null}>
          <BeginDialog
            id={scenario}
            companionId={search.get('with')}
            onClose={() => setParams({}, { replace: true })}
          />
        </Suspense>
      )}
      <WelcomeBanner companions={companions.data} memories={known(memories)} />
      <EmailBanner />
      <Section name={t('home.day.heading')}>
        <DaySection companions={companions.data ?? []} memories={memories.data ?? []} />
      </Section>
      <ComingWeek />
      <Section name={t('home.start.heading')}>
        <QuickStart />
      </Section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
        <Section name={t('home.activity.heading')} framed>
          <RecentActivity activity={activity} />
        </Section>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Section name={t('home.today.heading')} framed padded>
            <Today stats={stats.data} />
          </Section>
          <Section id="premium" name={t('home.plan.heading')} framed padded>
            <PlanCard />
          </Section>
        </div>
      </div>
      <Numbers stats={stats.data} loading={stats.isLoading} />
      <Section name={t('home.achievement.heading')} framed>
        <AchievementList
          known={{ stats: stats.data, relationships: figures.data?.companionAnalysis }}
        />
      </Section>
    </Page>
  )
}

/** A list as far as it is known: none while it is asked for, an empty one when it did not come. */
const known = <T,>(part: {
  isLoading: boolean
  error?: unknown
  data?: readonly T[] | undefined
}) => (isFirstAsked(part) ? undefined : (part.data ?? []))

function Section({
  id,
  name,
  framed = false,
  padded = false,
  children,
}: {
  id?: string
  name: string
  framed?: boolean
  padded?: boolean
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid min-w-0 scroll-mt-6 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-4"
    >
      <h2 id={heading} className="font-display text-h2 font-bold">
        {name}
      </h2>
      <div
        className={cn(
          framed && 'rounded-4 border border-line bg-surface shadow-1',
          padded && 'p-5',
        )}
      >
        {children}
      </div>
    </section>
  )
}

const tiles = [
  { id: 'messages', of: 'totalMessages', icon: MessageCircle },
  { id: 'conversations', of: 'totalConversations', icon: MessagesSquare },
  { id: 'memories', of: 'memoryCrystals', icon: Gem },
  { id: 'days', of: 'daysActive', icon: CalendarDays },
] as const

function Numbers({ stats, loading }: { stats: UserStats | undefined; loading: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {tiles.map(({ id, of, icon: Icon }) => {
        const value = stats?.[of] ?? null
        return (
          <StatTile
            key={id}
            label={t(`home.number.${id}`)}
            icon={<Icon aria-hidden />}
            loading={loading}
            value={value === null ? null : format.number(value)}
            className="border border-line bg-surface! shadow-1"
          />
        )
      })}
    </dl>
  )
}

function Today({ stats }: { stats: UserStats | undefined }) {
  const { t } = useTranslation()
  const done = {
    conversations: stats?.todayConversations ?? null,
    features: stats?.todayFeatures ?? null,
  }
  return (
    <div className="grid gap-5">
      {(['conversations', 'features'] as const).map((id) => (
        <Meter
          key={id}
          label={t(`home.today.${id}`)}
          value={done[id] ?? 0}
          max={goals[id]}
          text={`${done[id] ?? '—'} / ${goals[id]}`}
        />
      ))}
    </div>
  )
}

/** Five crystals that are cut by what was really done. */
function AchievementList({ known }: { known: Known }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-1 p-2 sm:grid-cols-2 lg:grid-cols-5 lg:divide-x lg:divide-line lg:p-0">
      {achievements.map(({ id, hue, unlocked }) => {
        const state = unlocked(known)
        return (
          <li key={id} className="flex items-center gap-3.5 p-3 lg:flex-col lg:p-5 lg:text-center">
            <Crystal
              hue={state === true ? hue : 'uncut'}
              seed={id}
              facets={7}
              glow={state === true}
              className="h-12 w-10 lg:h-16 lg:w-14"
            />
            <div className="flex min-w-0 flex-col lg:flex-1 lg:items-center">
              <p className={cn('font-semibold', state !== true && 'text-text-2')}>
                {t(`home.achievement.${id}.name`)}
              </p>
              <p className="text-small text-text-2">{t(`home.achievement.${id}.text`)}</p>
              <p
                className={cn(
                  'flex items-center gap-1 text-small font-semibold lg:mt-auto lg:pt-2',
                  state === true ? 'text-wood' : 'text-text-3',
                )}
              >
                {state === false && <LockKeyhole aria-hidden className="size-3.5" />}
                {state === null
                  ? '—'
                  : t(state ? 'home.achievement.unlocked' : 'home.achievement.locked')}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
