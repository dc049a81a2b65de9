import type { AstrologyBazi } from '@lumen/contracts/fortune/eastern'
import { CalendarDays, HeartHandshake, Sparkles, SunMedium, ArrowRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '@/ui/segments'
import { Tabs } from '@/ui/tabs'
import { PageFrame } from './page-frame'
import { ReadingLoading } from './reading/reading-loading'
import { useBringIntoView } from './use-bring-into-view'
import { useSign, useTab } from './use-page-choice'
import { SignTiles } from './zodiac/sign-tiles'
import { Link, useSearchParams } from 'react-router'
import { Button } from '@/ui/button'

const icons = {
  daily: <SunMedium aria-hidden className="max-md:hidden" />,
  bazi: <Sparkles aria-hidden className="max-md:hidden" />,
  fortune: <CalendarDays aria-hidden className="max-md:hidden" />,
  compatibility: <HeartHandshake aria-hidden className="max-md:hidden" />,
}
const BaziPanel = lazy(async () => ({ default: (await import('./fortune/bazi-panel')).BaziPanel }))
const FortunePanel = lazy(async () => ({
  default: (await import('./fortune/fortune-panel')).FortunePanel,
}))
const CompatibilityPanel = lazy(async () => ({
  default: (await import('./compatibility/compatibility-panel')).CompatibilityPanel,
}))
const SynastryPanel = lazy(async () => ({
  default: (await import('./compatibility/synastry-panel')).SynastryPanel,
}))
const HoroscopePanel = lazy(async () => ({
  default: (await import('./daily/horoscope-panel')).HoroscopePanel,
}))
const tabs = ['daily', 'bazi', 'fortune', 'compatibility'] as const

/** The day of a sign, the four pillars, what is ahead, and two people together. */
export default function AstrologyPage() {
  const { t } = useTranslation()
  const [tab, setTab] = useTab(tabs)
  const { sign, setSign, own, ready } = useSign()
  const [reading, bring] = useBringIntoView<HTMLDivElement>()
  const [bazi, setBazi] = useState<AstrologyBazi | null>(null)
  const [params] = useSearchParams()
  // From a companion one comes to compare births.
  const [between, setBetween] = useState(params.has('with') ? 'births' : 'signs')
  return (
    <PageFrame
      title={t('astrology.page.title')}
      lead={t('astrology.page.lead')}
      aside={<SkyLinks />}
    >
      <Tabs
        label={t('astrology.page.parts')}
        tabs={tabs.map((id) => ({ id, label: t(`astrology.page.tab.${id}`), icon: icons[id] }))}
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
                label={t('astrology.choose')}
                value={sign}
                own={own}
                onChange={setSign}
                onPick={bring}
              />
            </div>
          )}
          {tab === 'bazi' && <BaziPanel result={bazi} onResult={setBazi} />}
          {tab === 'fortune' && (
            <FortunePanel sign={sign} bazi={bazi} onCast={() => setTab('bazi')} />
          )}
          {tab === 'compatibility' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <Segments
                label={t('astrology.compatibility.between')}
                hideLabel
                value={between}
                onValueChange={setBetween}
                items={[
                  { id: 'signs', label: t('astrology.compatibility.signs') },
                  { id: 'births', label: t('astrology.compatibility.births') },
                ]}
                className="max-w-md"
              />
              {between === 'signs' ? <CompatibilityPanel own={own} /> : <SynastryPanel />}
            </div>
          )}
        </Suspense>
      </Tabs>
    </PageFrame>
  )
}

/** From the overview to the western pages. */
function SkyLinks() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="secondary" size="small">
        <Link to="/western-astrology?tab=chart">
          {t('astrology.page.toChart')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </Button>
      <Button asChild variant="secondary" size="small">
        <Link to="/eastern-fortune">
          {t('route.easternFortune')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </Button>
    </div>
  )
}
