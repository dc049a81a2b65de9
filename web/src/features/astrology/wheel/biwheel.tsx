import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWidth } from '@/ui/use-width'
import type { ChartAspect } from '../zodiac/chart-types'
import type { PointName } from '../zodiac/points'
import { AspectLines } from './aspect-lines'
import { aspectId, type Selection } from './aspect-styles'
import { HouseLines } from './house-lines'
import { PointMarks } from './point-marks'
import { SignRing } from './sign-ring'
import { shownPoints, useAspectText, usePointText, type ShownPoint } from './use-chart-text'
import { compactBelow, wheelSize } from './wheel-geometry'

/** Room around the signs for the second ring, in units of the wheel. */
const margin = 58
/** The widest aspects from ring to ring that are drawn; degrees. The table has them all. */
const drawnOrb = 3

type Ring = { readonly name: string } & Pick<NatalChart, 'positions' | 'angles'>
type Chosen = { readonly ring: 'inner' | 'outer'; readonly selection: Selection } | null

/** A birth chart with other points around it, and the aspects from ring to ring. */
export function Biwheel({
  inner,
  outer,
  houses,
  aspects,
  label,
}: {
  inner: Ring
  outer: Ring
  /** Those of the inner chart. */
  houses: NatalChart['houses']
  /** From the outer points (a) to the inner ones (b). */
  aspects: readonly ChartAspect[]
  label: string
}) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const compact = width !== null && width < compactBelow
  const [chosen, setChosen] = useState<Chosen>(null)
  const points = useMemo(() => withoutMeanNode(inner), [inner])
  const around = useMemo(() => withoutMeanNode(outer), [outer])
  const longitudes = useMemo(() => longitudesOf(points), [points])
  const outerLongitudes = useMemo(() => longitudesOf(around), [around])
  const drawn = aspects.filter(
    ({ a, b, orb }) => orb <= drawnOrb && outerLongitudes.has(a) && longitudes.has(b),
  )
  const lit = (aspect: ChartAspect) => belongs(aspect, chosen)
  const ofRing = (ring: 'inner' | 'outer') =>
    chosen === null
      ? null
      : new Set<PointName>([
          ...drawn.filter(lit).map(({ a, b }) => (ring === 'outer' ? a : b)),
          ...(chosen.ring === ring && chosen.selection.kind === 'point'
            ? [chosen.selection.name]
            : []),
        ])
  const choose = (ring: 'inner' | 'outer') => (selection: Selection | null) =>
    setChosen(selection === null ? null : { ring, selection })
  const chosenIn = (ring: 'inner' | 'outer') => (chosen?.ring === ring ? chosen.selection : null)
  const left = longitudes.get('Asc') ?? 0
  const side = wheelSize + 2 * margin
  return (
    <div className="grid gap-3">
      <div ref={frame} className="mx-auto w-full max-w-[40rem]">
        <svg
          viewBox={`${-margin} ${-margin} ${side} ${side}`}
          role="group"
          aria-label={label}
          className="block w-full touch-manipulation select-none"
        >
          <SignRing left={left} size={compact ? 24 : 20} />
          <HouseLines houses={houses} points={points} left={left} compact={compact} />
          <AspectLines
            aspects={drawn}
            longitudes={longitudes}
            outer={outerLongitudes}
            left={left}
            selection={chosen?.selection ?? null}
            belongs={lit}
            onSelect={choose('outer')}
          />
          <PointMarks
            points={points}
            left={left}
            compact={compact}
            selection={chosenIn('inner')}
            lit={ofRing('inner')}
            onSelect={choose('inner')}
            label={inner.name}
          />
          <PointMarks
            ring="outer"
            points={around}
            left={left}
            compact={compact}
            selection={chosenIn('outer')}
            lit={ofRing('outer')}
            onSelect={choose('outer')}
            label={outer.name}
          />
        </svg>
      </div>
      <p className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-small text-text-3">
        <span>{t('astrology.biwheel.inner', { name: inner.name })}</span>
        <span className="text-link">{t('astrology.biwheel.outer', { name: outer.name })}</span>
      </p>
      <p aria-live="polite" className="min-h-6 text-center text-small text-text-2">
        {chosen === null ? (
          t('astrology.wheel.hint')
        ) : (
          <ChosenText chosen={chosen} inner={points} outer={around} aspects={drawn} />
        )}
      </p>
    </div>
  )
}

function ChosenText({
  chosen: { ring, selection },
  inner,
  outer,
  aspects,
}: {
  chosen: NonNullable<Chosen>
  inner: readonly ShownPoint[]
  outer: readonly ShownPoint[]
  aspects: readonly ChartAspect[]
}) {
  const pointText = usePointText()
  const aspectText = useAspectText()
  if (selection.kind === 'aspect') {
    const aspect = aspects.find((one) => aspectId(one) === selection.id)
    return aspect === undefined ? null : aspectText(aspect)
  }
  const point = (ring === 'inner' ? inner : outer).find(({ name }) => name === selection.name)
  return point === undefined ? null : pointText(point)
}

/** Whether an aspect belongs to what is chosen: its first point is of the outer ring. */
const belongs = (aspect: ChartAspect, chosen: Chosen): boolean => {
  if (chosen === null) return true
  const { ring, selection } = chosen
  return selection.kind === 'aspect'
    ? selection.id === aspectId(aspect)
    : selection.name === (ring === 'outer' ? aspect.a : aspect.b)
}

// The mean node stands beside the true one within two degrees: the tables have both.
const withoutMeanNode = (ring: Ring) => shownPoints(ring).filter(({ name }) => name !== 'MeanNode')

const longitudesOf = (points: readonly ShownPoint[]) =>
  new Map<PointName, number>(points.map(({ name, longitude }) => [name, longitude]))
