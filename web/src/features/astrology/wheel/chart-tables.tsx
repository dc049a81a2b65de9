import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge'
import type { AspectKind, ChartAspect } from '../zodiac/chart-types'
import { PointGlyph } from '../zodiac/point-glyph'
import type { PointName } from '../zodiac/points'
import { SignGlyph } from '../zodiac/sign-glyph'
import { signAt } from '../zodiac/signs'
import { AspectGlyph } from './aspect-glyph'
import { aspectId } from './aspect-styles'
import { ChartTable } from './chart-table'
import { shownPoints, type ShownPoint } from './use-chart-text'
import { degreeText, orbText } from './wheel-geometry'

const PointWord = ({ name }: { name: PointName }) => {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-2">
      <PointGlyph point={name} className="size-4.5 text-text-2" />
      {t(`astrology.point.${name}`)}
    </span>
  )
}

const PlaceWord = ({ longitude }: { longitude: number }) => {
  const { t } = useTranslation()
  const sign = signAt(longitude)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="inline-flex items-center gap-1.5">
        <SignGlyph sign={sign} className="size-4.5 text-text-3" />
        {t(`astrology.sign.${sign}`)}
      </span>
      <span className="tabular-nums">{degreeText(longitude)}</span>
    </span>
  )
}

function MotionWord({ speed, retrograde }: Pick<ShownPoint, 'speed' | 'retrograde'>) {
  const { t } = useTranslation()
  if (speed === null) return '—'
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      {retrograde && <Badge tone="warn">{t('astrology.retrograde')}</Badge>}
      {t('astrology.points.perDay', { degrees: `${speed < 0 ? '−' : ''}${orbText(speed)}` })}
    </span>
  )
}

const KindWord = ({ kind }: { kind: AspectKind }) => {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-2">
      <AspectGlyph kind={kind} className="size-4.5" />
      {t(`astrology.aspect.${kind}`)}
    </span>
  )
}

const TrendWord = ({ applying }: { applying: boolean }) => {
  const { t } = useTranslation()
  return t(applying ? 'astrology.aspects.applying' : 'astrology.aspects.separating')
}

const nameCell = ({ name }: { name: PointName }) => <PointWord name={name} />
const cuspCell = ({ longitude }: { longitude: number }) => <PlaceWord longitude={longitude} />
const placeCell = ({ longitude, speed, retrograde }: ShownPoint) => (
  <>
    <PlaceWord longitude={longitude} />
    {speed !== null && (
      <span className="block text-xs leading-5 text-text-3 md:hidden">
        <MotionWord speed={speed} retrograde={retrograde} />
      </span>
    )}
  </>
)
const motionCell = ({ speed, retrograde }: ShownPoint) => (
  <MotionWord speed={speed} retrograde={retrograde} />
)
const kindCell = ({ kind }: ChartAspect) => <KindWord kind={kind} />
const firstCell = ({ a }: ChartAspect) => <PointWord name={a} />
const secondCell = ({ b }: ChartAspect) => <PointWord name={b} />
const trendCell = ({ applying }: ChartAspect) => <TrendWord applying={applying} />
const orbCell = ({ orb, applying }: ChartAspect) => (
  <>
    {orbText(orb)}
    <span className="block text-xs leading-5 text-text-3 md:hidden">
      <TrendWord applying={applying} />
    </span>
  </>
)

/** Everything the wheel shows of its points, as a table. */
export function PointTable({ chart }: { chart: Pick<NatalChart, 'positions' | 'angles'> }) {
  const { t } = useTranslation()
  return (
    <ChartTable
      caption={t('astrology.points.title')}
      rows={shownPoints(chart)}
      rowId={({ name }) => name}
      columns={[
        { id: 'name', label: t('astrology.points.name'), cell: nameCell },
        { id: 'place', label: t('astrology.points.place'), cell: placeCell },
        {
          id: 'house',
          label: t('astrology.points.house'),
          numeric: true,
          cell: ({ house }) => house ?? '—',
        },
        {
          id: 'motion',
          label: t('astrology.points.motion'),
          numeric: true,
          wide: true,
          cell: motionCell,
        },
      ]}
    />
  )
}

/** The cusps of the houses. */
export function HouseTable({ houses }: { houses: NatalChart['houses'] }) {
  const { t } = useTranslation()
  return (
    <ChartTable
      caption={t('astrology.houses.title')}
      rows={houses}
      rowId={({ number }) => String(number)}
      columns={[
        {
          id: 'house',
          label: t('astrology.points.house'),
          cell: ({ number }) => t('astrology.house', { number }),
        },
        {
          id: 'theme',
          label: t('astrology.houses.theme'),
          cell: ({ number }) => t(`astrology.houseTheme.${number}`),
        },
        { id: 'cusp', label: t('astrology.houses.cusp'), cell: cuspCell },
      ]}
    />
  )
}

/** Aspects, the closest first. */
export function AspectTable({ aspects }: { aspects: readonly ChartAspect[] }) {
  const { t } = useTranslation()
  return (
    <ChartTable
      caption={t('astrology.aspects.title')}
      rows={aspects}
      rowId={aspectId}
      columns={[
        { id: 'a', label: t('astrology.points.name'), cell: firstCell },
        { id: 'kind', label: t('astrology.aspects.kind'), cell: kindCell },
        { id: 'b', label: t('astrology.aspects.with'), cell: secondCell },
        { id: 'orb', label: t('astrology.aspects.orb'), numeric: true, cell: orbCell },
        { id: 'motion', label: t('astrology.aspects.motion'), wide: true, cell: trendCell },
      ]}
    />
  )
}
