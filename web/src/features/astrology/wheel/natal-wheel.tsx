import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import { useMemo, useRef, type Ref } from 'react'
import { cn } from '@/ui/class-names'
import type { AspectKind } from '../zodiac/chart-types'
import type { PointName } from '../zodiac/points'
import { AspectLines } from './aspect-lines'
import { isLit, type Selection } from './aspect-styles'
import { HouseLines } from './house-lines'
import { PointMarks } from './point-marks'
import { SignRing } from './sign-ring'
import { shownPoints } from './use-chart-text'
import { useWidth } from '@/ui/use-width'
import { band, compactBelow, radii, wheelSize } from './wheel-geometry'

/**
 * A chart as a wheel: signs, houses, bodies and aspects. Marks are buttons that tell about
 * themselves; the tables beside it hold the same for those who do not see it.
 */
export function NatalWheel({
  chart,
  label,
  hidden,
  selection,
  onSelect,
  picture,
  className,
}: {
  chart: Pick<NatalChart, 'positions' | 'angles' | 'houses' | 'aspects' | 'moonRange'>
  label: string
  /** Kinds of aspects that are left out. */
  hidden: ReadonlySet<AspectKind>
  selection: Selection | null
  onSelect: (selection: Selection | null) => void
  /** The drawing itself, for a picture to share. */
  picture?: Ref<SVGSVGElement>
  className?: string
}) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const compact = width !== null && width < compactBelow
  // The mean node stands beside the true one within two degrees: the table has both.
  const points = useMemo(
    () => shownPoints(chart).filter(({ name }) => name !== 'MeanNode'),
    [chart],
  )
  const longitudes = useMemo(
    () => new Map<PointName, number>(points.map(({ name, longitude }) => [name, longitude])),
    [points],
  )
  const aspects = chart.aspects.filter(
    ({ a, b, kind }) => !hidden.has(kind) && longitudes.has(a) && longitudes.has(b),
  )
  const left = longitudes.get('Asc') ?? 0
  const lit = useMemo(() => litPoints(chart.aspects, selection), [chart.aspects, selection])
  return (
    <div ref={frame} className={cn('mx-auto w-full max-w-[36rem]', className)}>
      <svg
        ref={picture}
        viewBox={`0 0 ${wheelSize} ${wheelSize}`}
        role="group"
        aria-label={label}
        className="block w-full touch-manipulation select-none"
      >
        <SignRing left={left} size={compact ? 24 : 20} />
        <HouseLines houses={chart.houses} points={points} left={left} compact={compact} />
        {chart.moonRange !== null && (
          <path
            d={band(chart.moonRange.from, chart.moonRange.to, radii.ticks - 3, radii.houses, left)}
            className="fill-violet-500"
            fillOpacity={0.14}
          />
        )}
        <AspectLines {...{ aspects, longitudes, left, selection, onSelect }} />
        <PointMarks {...{ points, left, compact, selection, lit, onSelect }} />
      </svg>
    </div>
  )
}

function litPoints(
  aspects: NatalChart['aspects'],
  selection: Selection | null,
): ReadonlySet<PointName> | null {
  if (selection === null) return null
  const own: PointName[] = selection.kind === 'point' ? [selection.name] : []
  return new Set([
    ...own,
    ...aspects.filter((aspect) => isLit(aspect, selection)).flatMap(({ a, b }) => [a, b]),
  ])
}
