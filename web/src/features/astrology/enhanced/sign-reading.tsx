import type { WesternAnalysis } from '@lumen/contracts/fortune/western'
import { Bot, Compass, Heart, Telescope, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { Card } from '@/ui/card'
import { Tabs } from '@/ui/tabs'
import { useTab } from '../use-page-choice'
import type { SignId } from '../zodiac/signs'
import { DailyGuidance } from './daily-guidance'
import {
  CompanionPart,
  GuidancePart,
  OverviewPart,
  PersonalityPart,
  RelationshipsPart,
} from './sign-parts'
import { Constellation } from '../zodiac/constellation'
import { orDash } from '../reading/reading-parts'
import { SignGlyph } from '../zodiac/sign-glyph'

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

/** Name, element, quality, ruler and dates of a sign, under its own stars. */
function SignHeader({ analysis }: { analysis: WesternAnalysis }) {
  const { t } = useTranslation()
  const { name, elementName, qualityName, rulingPlanet } = analysis.basicInfo
  return (
    <header className="relative isolate overflow-hidden rounded-5 bg-[radial-gradient(90%_140%_at_85%_0%,var(--violet-700),transparent_70%),linear-gradient(120deg,#1c0f3a,#301e5b)] px-6 py-7 text-white md:px-9 md:py-9">
      <Constellation
        sign={analysis.sign}
        className="absolute end-4 top-1/2 -z-10 h-[86%] w-auto -translate-y-1/2 text-violet-200 opacity-50 max-md:-end-8 max-md:opacity-20"
      />
      <div className="flex items-center gap-5">
        <SignGlyph sign={analysis.sign} className="size-16 text-violet-200 md:size-20" />
        <div className="min-w-0">
          <h2 className="text-h1 leading-tight font-bold">{orDash(name)}</h2>
          <p className="text-violet-200 tabular-nums">{analysis.basicInfo.dates}</p>
        </div>
      </div>
      <dl className="mt-6 grid max-w-xl grid-cols-3 gap-2 sm:gap-3">
        {[
          ['element', elementName],
          ['quality', qualityName],
          ['ruler', rulingPlanet],
        ].map(([id, value]) => (
          <div key={id} className="min-w-0 rounded-3 bg-white/10 px-3 py-2.5 sm:px-4">
            <dt className="text-small text-violet-200">{t(`astrology.info.${id}`)}</dt>
            <dd className="font-semibold wrap-anywhere">{orDash(value)}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
