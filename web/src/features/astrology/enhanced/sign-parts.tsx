import type { WesternAnalysis } from '@lumen/contracts/fortune/western'
import { Bot, CalendarDays, CalendarRange, Heart, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCreateCompanion } from '@/features/companion-data'
import { Button } from '@/ui/button'
import { MatchRow } from '../compatibility/matches'
import { SeriesChart } from '@/ui/series-chart/series-chart'
import { ListPart, TextPart } from '../reading/reading-parts'
import type { SignId } from '../zodiac/signs'
import { companionOfSign } from './companion-of-sign'

const two = 'grid gap-x-10 gap-y-7 md:grid-cols-2'

export function OverviewPart({ analysis }: { analysis: WesternAnalysis }) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className={two}>
        <TextPart
          title={t('astrology.overview.week')}
          icon={<CalendarDays aria-hidden />}
          text={analysis.weeklyForecast}
        />
        <TextPart
          title={t('astrology.overview.month')}
          icon={<CalendarRange aria-hidden />}
          text={analysis.monthlyOverview}
        />
      </div>
      <SeriesChart title={t('astrology.overview.course')} series={analysis.week} unit="day" />
    </div>
  )
}

export function PersonalityPart({ personality }: Pick<WesternAnalysis, 'personality'>) {
  const { t } = useTranslation()
  const word = (id: string) => t(`astrology.personality.${id}`)
  return (
    <div className={two}>
      <ListPart title={word('coreTraits')} texts={personality.coreTraits} />
      <ListPart title={word('strengths')} texts={personality.strengths} />
      <ListPart title={word('challenges')} texts={personality.challenges} />
      <TextPart title={word('emotionalStyle')} text={personality.emotionalStyle} />
      <TextPart title={word('communicationPattern')} text={personality.communicationPattern} />
      <TextPart title={word('stressResponse')} text={personality.stressResponse} />
    </div>
  )
}

export function RelationshipsPart({
  relationships,
  onSign,
}: Pick<WesternAnalysis, 'relationships'> & { onSign: (sign: SignId) => void }) {
  const { t } = useTranslation()
  const word = (id: string) => t(`astrology.relationships.${id}`)
  return (
    <div className="grid gap-8">
      <div className={two}>
        <TextPart
          title={word('loveStyle')}
          icon={<Heart aria-hidden />}
          text={relationships.loveStyle}
        />
        <TextPart title={word('friendshipStyle')} text={relationships.friendshipStyle} />
        <MatchRow title={word('bestMatches')} signs={relationships.bestMatches} onChoose={onSign} />
        <MatchRow
          title={word('challengingMatches')}
          signs={relationships.challengingMatches}
          onChoose={onSign}
        />
      </div>
      <ListPart title={word('soulMateQualities')} texts={relationships.soulMateQualities} />
    </div>
  )
}

export function GuidancePart({ lifeGuidance }: Pick<WesternAnalysis, 'lifeGuidance'>) {
  const { t } = useTranslation()
  const word = (id: string) => t(`astrology.life.${id}`)
  return (
    <div className={two}>
      <TextPart title={word('careerPath')} text={lifeGuidance.careerPath} />
      <TextPart title={word('spiritualJourney')} text={lifeGuidance.spiritualJourney} />
      <ListPart title={word('lifeThemes')} texts={lifeGuidance.lifeThemes} />
      <ListPart title={word('growthAreas')} texts={lifeGuidance.growthAreas} />
    </div>
  )
}

export function CompanionPart({ analysis }: { analysis: WesternAnalysis }) {
  const { t } = useTranslation()
  const { create, busy } = useCreateCompanion()
  const insights = analysis.aiCompanionInsights
  const word = (id: string) => t(`astrology.ai.${id}`)
  return (
    <div className="grid gap-8">
      <div className={two}>
        <ListPart title={word('idealCompanionTraits')} texts={insights.idealCompanionTraits} />
        <ListPart title={word('emotionalNeeds')} texts={insights.emotionalNeeds} />
        <TextPart title={word('interactionStyle')} text={insights.interactionStyle} />
        <TextPart title={word('supportStrategy')} text={insights.supportStrategy} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-4 bg-soft p-5 text-on-soft">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex items-center gap-2 font-semibold">
            <Bot aria-hidden className="size-5" />
            {t('astrology.ai.offer', { name: t(`astrology.ai.names.${analysis.sign}`) })}
          </p>
          <p className="mt-0.5 text-small">{t('astrology.ai.offerText')}</p>
        </div>
        <Button busy={busy} onClick={() => create(companionOfSign(analysis, t))}>
          <MessagesSquare aria-hidden className="size-4.5" />
          {t('astrology.ai.create')}
        </Button>
      </div>
    </div>
  )
}
