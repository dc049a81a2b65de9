import { Bot, Compass, Heart, Telescope, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/eastern-fortune'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { useAnalysis } from './daily/use-analysis'
import { DailyGuidance } from './enhanced/daily-guidance'
import { SignHeader } from './enhanced/sign-header'
import {
  CompanionPart,
  GuidancePart,
  OverviewPart,
  PersonalityPart,
  RelationshipsPart,
} from './enhanced/sign-parts'
import { PageFrame } from './page-frame'
import { useBringIntoView } from './use-bring-into-view'
import { useSign, useTab } from './use-page-choice'
import { SignTiles } from './zodiac/sign-tiles'

const icons = {
  overview: <Telescope aria-hidden className="max-md:hidden" />,
  personality: <UserRound aria-hidden className="max-md:hidden" />,
  relationships: <Heart aria-hidden className="max-md:hidden" />,
  guidance: <Compass aria-hidden className="max-md:hidden" />,
  'ai-companion': <Bot aria-hidden className="max-md:hidden" />,
}
const tabs = ['overview', 'personality', 'relationships', 'guidance', 'ai-companion'] as const

/** A sign in depth: its day, week and month, nature, ties, way, and the companion that fits it. */
export default function WesternEnhancedPage() {
  const { t } = useTranslation()
  const [tab, setTab] = useTab(tabs)
  const { sign, setSign, own, ready } = useSign()
  const [reading, bring] = useBringIntoView<HTMLDivElement>()
  const { currentData: analysis, error, isFetching, refetch } = useAnalysis(sign, ready)
  return (
    <PageFrame title={t('astrology.enhanced.title')} lead={t('astrology.enhanced.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SignTiles
          label={t('astrology.choose')}
          value={sign}
          own={own}
          onChange={setSign}
          onPick={bring}
        />
        <div ref={reading} className="scroll-mt-4">
          {analysis === undefined ? (
            error !== undefined && !isFetching ? (
              <Card padding="large">
                <ErrorState
                  title={t('astrology.failed.title')}
                  text={t('astrology.failed.text')}
                  error={error}
                  onRetry={() => void refetch()}
                />
              </Card>
            ) : (
              <output className="grid gap-5">
                <span className="sr-only">{t('astrology.analysis.loading')}</span>
                <Skeleton className="h-52 rounded-5!" />
                <Skeleton className="h-72 rounded-4!" />
              </output>
            )
          ) : (
            <article className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-busy={isFetching}>
              <SignHeader analysis={analysis} />
              <DailyGuidance analysis={analysis} />
              <Card padding="large">
                <Tabs
                  className="[--bg:var(--surface)]"
                  label={t('astrology.page.parts')}
                  tabs={tabs.map((id) => ({
                    id,
                    label: t(`astrology.enhanced.tab.${id}`),
                    icon: icons[id],
                  }))}
                  value={tab}
                  onValueChange={setTab}
                >
                  {tab === 'overview' && <OverviewPart analysis={analysis} />}
                  {tab === 'personality' && <PersonalityPart personality={analysis.personality} />}
                  {tab === 'relationships' && (
                    <RelationshipsPart relationships={analysis.relationships} onSign={setSign} />
                  )}
                  {tab === 'guidance' && <GuidancePart lifeGuidance={analysis.lifeGuidance} />}
                  {tab === 'ai-companion' && <CompanionPart analysis={analysis} />}
                </Tabs>
                <ReadingFooter reading={analysis} className="mt-8" />
              </Card>
            </article>
          )}
        </div>
      </div>
    </PageFrame>
  )
}
