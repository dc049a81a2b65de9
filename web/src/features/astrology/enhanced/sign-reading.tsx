import type { WesternAnalysis } from '@lumen/contracts/fortune/western'
import { Bot, Compass, Heart, Telescope, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { Card } from '@/ui/card'
import { Tabs } from '@/ui/tabs'
import { useTab } from '../use-page-choice'
import type { SignId } from '../zodiac/signs'
import { DailyGuidance } from './daily-guidance'
import { SignHeader } from './sign-header'
import {
  CompanionPart,
  GuidancePart,
  OverviewPart,
  PersonalityPart,
  RelationshipsPart,
} from './sign-parts'

const icons = {
  overview: <Telescope aria-hidden className="max-md:hidden" />,
  personality: <UserRound aria-hidden className="max-md:hidden" />,
  relationships: <Heart aria-hidden className="max-md:hidden" />,
  guidance: <Compass aria-hidden className="max-md:hidden" />,
  'ai-companion': <Bot aria-hidden className="max-md:hidden" />,
}
const tabs = ['overview', 'personality', 'relationships', 'guidance', 'ai-companion'] as const

/** All that is read of a sign: its day, week and month, nature, ties, way, and companion. */
export function SignReading({
  analysis,
  busy,
  onSign,
}: {
  analysis: WesternAnalysis
  busy: boolean
  onSign: (sign: SignId) => void
}) {
  const { t } = useTranslation()
  const [tab, setTab] = useTab(tabs)
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-busy={busy}>
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
            <RelationshipsPart relationships={analysis.relationships} onSign={onSign} />
          )}
          {tab === 'guidance' && <GuidancePart lifeGuidance={analysis.lifeGuidance} />}
          {tab === 'ai-companion' && <CompanionPart analysis={analysis} />}
        </Tabs>
        <ReadingFooter reading={analysis} className="mt-8" />
      </Card>
    </article>
  )
}
