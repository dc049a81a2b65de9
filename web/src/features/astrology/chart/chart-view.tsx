import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import { CircleDot, Printer, Table2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { cn } from '@/ui/class-names'
import { Segments } from '@/ui/segments'
import { ShareButton } from '@/ui/share-card/share-button'
import { Balance } from '../charts/balance'
import { MoonPhaseLine } from '../charts/moon-picture'
import { AspectLegend } from '../wheel/aspect-legend'
import type { Selection } from '../wheel/aspect-styles'
import { AspectTable, PointTable } from '../wheel/chart-tables'
import { NatalWheel } from '../wheel/natal-wheel'
import { SelectionDetails } from '../wheel/selection-details'
import type { AspectKind } from '../zodiac/chart-types'

/** A chart as a wheel to explore, or as tables; both are there for screen readers and on paper. */
export function ChartView({
  chart,
  label,
  share,
}: {
  chart: NatalChart
  label: string
  /** What a picture of it says. */
  share: { title: string; reading: string }
}) {
  const { t } = useTranslation()
  const picture = useRef<SVGSVGElement>(null)
  const [view, setView] = useState('wheel')
  const [selection, setSelection] = useState<Selection | null>(null)
  const [hidden, setHidden] = useState<ReadonlySet<AspectKind>>(new Set())
  const toggle = (kind: AspectKind) =>
    setHidden((now) =>
      now.has(kind) ? new Set([...now].filter((one) => one !== kind)) : new Set([...now, kind]),
    )
  const table = view === 'table'
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
        !table && 'xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]',
      )}
    >
      <Card padding="none" className="p-3 md:p-5 print:border-0 print:shadow-none">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
          <Segments
            label={t('astrology.wheel.view')}
            hideLabel
            value={view}
            onValueChange={setView}
            items={[
              { id: 'wheel', label: t('astrology.wheel.wheel'), icon: <CircleDot aria-hidden /> },
              { id: 'table', label: t('astrology.wheel.table'), icon: <Table2 aria-hidden /> },
            ]}
          />
          <div className="flex flex-wrap gap-1">
            <Button variant="ghost" size="small" onClick={() => globalThis.print()}>
              <Printer aria-hidden className="size-4.5" />
              {t('astrology.print')}
            </Button>
            <ShareButton card={() => ({ ...share, picture: picture.current })} />
          </div>
        </div>
        {!table && (
          <div className="grid gap-4">
            <NatalWheel
              picture={picture}
              chart={chart}
              label={label}
              hidden={hidden}
              selection={selection}
              onSelect={setSelection}
              className="print:max-w-[15cm]"
            />
            <AspectLegend aspects={chart.aspects} hidden={hidden} onToggle={toggle} />
          </div>
        )}
        <div className={cn('grid gap-6', !table && 'sr-only print:not-sr-only')}>
          <PointTable chart={chart} />
          <AspectTable aspects={chart.aspects} />
        </div>
      </Card>
      {!table && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SelectionDetails chart={chart} selection={selection} onSelect={setSelection} />
          <Card>
            <h2 className="mb-2 font-semibold">{t('astrology.chart.tab.balance')}</h2>
            <Balance balance={chart.balance} />
          </Card>
          <Card>
            <h2 className="mb-3 font-semibold">{t('astrology.moon.title')}</h2>
            <MoonPhaseLine phase={chart.moonPhase} />
          </Card>
        </div>
      )}
    </div>
  )
}
