import type { ChatMemory, EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '@/i18n/format'
import { Phrase } from '@/i18n/phrase'
import { Button } from '@/ui/button'
import { TierBadge } from '@/ui/tier-badge'
import { BalanceScale } from './balance-scale'
import { journeyOf } from './journey'
import { JourneyLine } from './journey-line'
import { MoodCrystal } from './mood-crystal'
import { hueOfMood, moodOf, sinceHours } from './readings'

const journeyPoints = 40

/** The mood in one bold word, and what it rests on. */
export function MoodHeader({
  figures: { emotionalAnalysis: analysis, memoryCount, overallGrowthScore },
  memories,
}: {
  figures: EmotionalIntelligence
  memories: readonly ChatMemory[]
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const mood = moodOf(analysis.currentState)
  // No feeling was told yet: there is no balance to speak of, not one of zero.
  const isRead = mood !== 'analyzing'
  const journey = journeyOf(memories, journeyPoints)
  const [first = '', last = ''] = [journey?.[0]?.timestamp, journey?.at(-1)?.timestamp]
  const oneDay = format.day(first || 0) === format.day(last || 0)
  const moment = (at: string) => `${format.day(at)}${oneDay ? ` ${format.time(at)}` : ''}`
  const since = sinceHours(analysis.lastInteractionHours)
  const facts = [
    { id: 'growth', value: format.percent(overallGrowthScore / 100) },
    { id: 'memories', value: format.number(memoryCount) },
    {
      id: 'lastInteraction',
      value: since === null ? '—' : t(`dashboard.since.${since.unit}`, { count: since.count }),
    },
  ]
  return (
    <header className="relative overflow-hidden rounded-5 border border-line bg-surface shadow-1">
      <div aria-hidden className="pointer-events-none absolute inset-0 dawn" />
      <div className="relative grid items-center gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid gap-6 p-5 max-lg:pt-0 md:p-9 max-lg:md:pt-0 lg:pr-0">
          <div>
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold text-text-2">{t('dashboard.name')}</span>
              <TierBadge tier="premium" />
            </p>
            <h1 className="mt-3 font-display text-[clamp(2.25rem,1.5rem+3vw,3.75rem)] leading-tight font-bold">
              <Phrase>{t(`dashboard.mood.${mood}.title`)}</Phrase>
            </h1>
            <p className="mt-2 max-w-lg text-text-2">{t(`dashboard.mood.${mood}.text`)}</p>
          </div>
          {isRead ? (
            <BalanceScale balance={analysis.emotionalBalance} />
          ) : (
            <Button asChild className="justify-self-start">
              <Link to="/chat">{t('dashboard.action.chat')}</Link>
            </Button>
          )}
          <dl className="flex justify-between gap-4 border-t border-line pt-5 lg:grid lg:grid-cols-3">
            {facts.map(({ id, value }) => (
              <div key={id} className="flex min-w-0 flex-col-reverse justify-end">
                <dt className="text-small text-text-3">{t(`dashboard.fact.${id}`)}</dt>
                <dd className="text-lg leading-snug font-bold tabular-nums md:text-h3">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <MoodCrystal
          // What was told lights the stone before its mood is known.
          hue={isRead || memories.length === 0 ? hueOfMood(mood) : 'violet'}
          memories={memories}
          className="h-64 max-lg:order-first sm:h-80 lg:h-96"
        />
      </div>
      {journey !== null && (
        <div className="relative border-t border-line px-5 py-5 md:px-9">
          <p className="text-small font-semibold text-text-2">{t('dashboard.journey.name')}</p>
          <JourneyLine points={journey} className="mt-2 h-20" />
          <p className="mt-1 flex justify-between text-xs text-text-3">
            <span>{moment(first)}</span>
            <span>{moment(last)}</span>
          </p>
        </div>
      )}
    </header>
  )
}
