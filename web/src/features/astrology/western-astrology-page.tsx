import { CircleDot, HeartHandshake, ScrollText, SunMedium, ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '@/ui/tabs'
import { PageFrame } from './page-frame'
import { ReadingLoading } from './reading/reading-loading'
import { useBringIntoView } from './use-bring-into-view'
import { useSign, useTab } from './use-page-choice'
import { SignTiles } from './zodiac/sign-tiles'
import { Link } from 'react-router'
import { Button } from '@/ui/button'
import { Constellation } from './zodiac/constellation'
import type { SignId } from './zodiac/signs'

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
      <Tabs
        label={t('astrology.page.parts')}
        tabs={tabs.map((id) => ({ id, label: t(`astrology.western.tab.${id}`), icon: icons[id] }))}
        value={tab}
        onValueChange={setTab}
      >
        <Suspense fallback={<ReadingLoading text={t('astrology.loading')} />}>
          {tab === 'daily' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <div ref={reading} className="scroll-mt-4">
                <HoroscopePanel sign={sign} ready={ready} />
              </div>
              <SignTiles
                detailed
                label={t('astrology.choose')}
                value={sign}
                own={own}
                onChange={setSign}
                onPick={bring}
              />
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
      <UpgradeBanner sign={sign} />
    </PageFrame>
  )
}

/** From the basic page to the enhanced one, with the same sign. */
function UpgradeBanner({ sign }: { sign: SignId }) {
  const { t } = useTranslation()
  return (
    <aside
      aria-label={t('astrology.upgrade.title')}
      className="relative isolate mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 overflow-hidden rounded-4 bg-[linear-gradient(110deg,var(--violet-900),var(--violet-700))] px-5 py-4 text-white print:hidden"
    >
      <Constellation
        sign={sign}
        className="absolute end-44 top-0 -z-10 h-full w-auto text-violet-300 opacity-50 max-sm:end-2 max-sm:opacity-25"
      />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-display text-h3 font-bold">{t('astrology.upgrade.title')}</p>
        <p className="text-small text-violet-100">{t('astrology.upgrade.text')}</p>
      </div>
      <Button asChild variant="light">
        <Link to={`/western-astrology-enhanced?sign=${sign}`}>
          {t('astrology.upgrade.action')}
          <ArrowRight aria-hidden className="size-4.5" />
        </Link>
      </Button>
    </aside>
  )
}
