import type { BirthData } from '@lumen/contracts/fortune/birth'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { readerZone } from '@/features/birth-profile'
import { useFormat } from '@/i18n/format'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { useGetSolarReturnQuery } from '../astrology-api'
import { ReadingLoading } from '../reading/reading-loading'
import type { Selection } from '../wheel/aspect-styles'
import { PointTable } from '../wheel/chart-tables'
import { NatalWheel } from '../wheel/natal-wheel'

const none: ReadonlySet<never> = new Set()
const years = { from: 1600, to: 2100 } as const

/** The chart of the moment at which the Sun is back where it was at birth. */
export function SolarReturnPanel({ birth }: { birth: BirthData }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [year, setYear] = useState(() => new Date().getFullYear())
  const [selection, setSelection] = useState<Selection | null>(null)
  const { currentData, error, isFetching, refetch } = useGetSolarReturnQuery({
    query: readerZone(),
    body: { birth, year },
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label={t('astrology.return.before')}
          disabled={year <= years.from}
          onClick={() => setYear(year - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <p className="text-center" aria-live="polite">
          <strong className="block text-h3 tabular-nums">{year}</strong>
          <span className="text-small text-text-3">
            {currentData === undefined
              ? '…'
              : t('astrology.return.at', { at: format.dateTime(currentData.at) })}
          </span>
        </p>
        <IconButton
          label={t('astrology.return.after')}
          disabled={year >= years.to}
          onClick={() => setYear(year + 1)}
        >
          <ChevronRight />
        </IconButton>
      </div>
      {currentData !== undefined ? (
        <>
          <p className="whitespace-pre-line text-text-2">{currentData.interpretation}</p>
          <NatalWheel
            chart={currentData.chart}
            label={t('astrology.return.label', { year })}
            hidden={none}
            selection={selection}
            onSelect={setSelection}
          />
          <PointTable chart={currentData.chart} />
          <ReadingFooter reading={currentData} />
        </>
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('astrology.chart.failed.title')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ReadingLoading text={t('astrology.return.loading')} />
      )}
    </div>
  )
}
