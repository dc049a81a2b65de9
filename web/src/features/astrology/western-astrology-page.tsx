import { CircleDot, HeartHandshake, ScrollText, SunMedium } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '@/ui/tabs'
import { PageFrame } from './page-frame'
import { ReadingLoading } from './reading/reading-loading'
import { UpgradeBanner } from './upgrade-banner'
import { useBringIntoView } from './use-bring-into-view'
import { useSign, useTab } from './use-page-choice'
import { SignTiles } from './zodiac/sign-tiles'

const icons = {
  daily: <SunMedium aria-hidden className="max-md:hidden" />,
  analysis: <ScrollText aria-hidden className="max-md:hidden" />,
  compatibility: <HeartHandshake aria-hidden className="max-md:hidden" />,
  chart: <CircleDot aria-hidden className="max-md:hidden" />,
}
const AnalysisPanel = lazy(async () => ({
  default: (await import('./daily/analysis-panel')).AnalysisPanel,
}))
const BirthChartPanel = lazy(async () => ({
  default: (await import('./chart/birth-chart-panel')).BirthChartPanel,
}))
const CompatibilityPanel = lazy(async () => ({
  default: (await import('./compatibility/compatibility-panel')).CompatibilityPanel,
}))
const HoroscopePanel = lazy(async () => ({
  default: (await import('./daily/horoscope-panel')).HoroscopePanel,
}))
const Matches = lazy(async () => ({ default: (await import('./compatibility/matches')).Matches }))
const tabs = ['daily', 'analysis', 'compatibility', 'chart'] as const

/** Signs, their day and nature, matches, and the personal chart. */
export default function WesternAstrologyPage() {
  const { t } = useTranslation()
  const [tab, setTab] = useTab(tabs)
  const { sign, setSign, own, ready } = useSign()
  const [reading, bring] = useBringIntoView<HTMLDivElement>()
  return (
    <PageFrame title={t('astrology.western.title')} lead={t('astrology.western.lead')}>
      <UpgradeBanner sign={sign} />
      <Tabs
        label={t('astrology.page.parts')}
        tabs={tabs.map((id) => ({ id, label: t(`astrology.western.tab.${id}`), icon: icons[id] }))}
        value={tab}
        onValueChange={setTab}
        className="mt-6"
      >
        <Suspense fallback={<ReadingLoading text={t('astrology.loading')} />}>
          {tab === 'daily' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <SignTiles
                detailed
                label={t('astrology.choose')}
                value={sign}
                own={own}
                onChange={setSign}
                onPick={bring}
              />
              <div ref={reading} className="scroll-mt-4">
                <HoroscopePanel sign={sign} ready={ready} />
              </div>
            </div>
          )}
          {tab === 'analysis' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <SignTiles
                label={t('astrology.choose')}
                value={sign}
                own={own}
                onChange={setSign}
                onPick={bring}
              />
              <div ref={reading} className="scroll-mt-4">
                <AnalysisPanel sign={sign} ready={ready} />
              </div>
            </div>
          )}
          {tab === 'compatibility' && (
            <CompatibilityPanel own={own}>
              {(first, choose) => (
                <Matches sign={first ?? sign} onChoose={(other) => choose(first ?? sign, other)} />
              )}
            </CompatibilityPanel>
          )}
          {tab === 'chart' && <BirthChartPanel />}
        </Suspense>
      </Tabs>
    </PageFrame>
  )
}
