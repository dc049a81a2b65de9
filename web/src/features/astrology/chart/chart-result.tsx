import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { BirthChart } from '@lumen/contracts/fortune/birth-chart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/card'
import { Tabs } from '@/ui/tabs'
import { AspectGrid } from '../wheel/aspect-grid'
import type { Selection } from '../wheel/aspect-styles'
import { AspectTable, HouseTable, PointTable } from '../wheel/chart-tables'
import { BigThree } from './big-three'
import { type ChartChoice, ChartOptions } from './chart-options'
import { ChartView } from './chart-view'
import { ChartReading } from './chart-reading'
import { ChartWarnings } from './chart-warnings'
import { ForecastPanel } from './forecast-panel'
import { MethodList } from './method-list'
import { SolarReturnPanel } from './solar-return-panel'
import { TransitsPanel } from './transits-panel'

const tabs = [
  'reading',
  'planets',
  'aspects',
  'houses',
  'transits',
  'forecast',
  'return',
  'method',
] as const

/** All of a birth chart: the wheel, what it says, what it is made of, what moves it today. */
export function ChartResult({
  data,
  birth,
  choice,
  onChoice,
}: {
  data: BirthChart
  birth: BirthData
  choice: ChartChoice
  onChoice: (choice: ChartChoice) => void
}) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<string>('reading')
  const { chart } = data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BigThree data={data} />
      <ChartWarnings warnings={chart.warnings} />
      <ChartView
        chart={chart}
        label={t('astrology.wheel.label')}
        share={{
          title: t('astrology.wheel.wheel'),
          reading: [
            `${t('astrology.three.sun')} ${data.sun}`,
            `${t('astrology.three.moon')} ${data.moon}`,
            ...(data.rising === null ? [] : [`${t('astrology.three.rising')} ${data.rising}`]),
          ].join('\n'),
        }}
      />
      <Card>
        <Tabs
          className="[--bg:var(--surface)]"
          label={t('astrology.chart.parts')}
          value={tab}
          onValueChange={setTab}
          tabs={tabs.map((id) => ({ id, label: t(`astrology.chart.tab.${id}`) }))}
        >
          {tab === 'reading' && <ChartReading data={data} />}
          {tab === 'planets' && <PointTable chart={chart} />}
          {tab === 'aspects' && <Aspects data={data} />}
          {tab === 'houses' &&
            (chart.houses.length === 0 ? (
              <p className="text-text-2">{t('astrology.houses.none')}</p>
            ) : (
              <div className="grid gap-5">
                <ChartOptions value={choice} onChange={onChoice} />
                <HouseTable houses={chart.houses} />
              </div>
            ))}
          {tab === 'transits' && <TransitsPanel birth={birth} />}
          {tab === 'forecast' && <ForecastPanel birth={birth} />}
          {tab === 'return' && <SolarReturnPanel birth={birth} />}
          {tab === 'method' && (
            <div className="grid gap-5">
              <ChartOptions value={choice} onChange={onChoice} />
              <MethodList method={chart.method} />
            </div>
          )}
        </Tabs>
      </Card>
    </div>
  )
}

function Aspects({ data }: { data: BirthChart }) {
  const [selection, setSelection] = useState<Selection | null>(null)
  const { aspects } = data.chart
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AspectGrid aspects={aspects} selection={selection} onSelect={setSelection} />
      <AspectTable aspects={aspects} />
    </div>
  )
}
