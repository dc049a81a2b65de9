import { fiveElements } from '@lumen/contracts/fortune/names'
import { cn } from '@/ui/class-names'
import { ElementMark } from '../terms/element-mark'
import { elementStyles } from '../terms/element-styles'
import { elementGlyphs } from '../terms/glyphs'
import { useNames } from '../terms/use-names'
import type { ElementValues } from './element-radar'

/** The five elements as bars on the scale of the screen they stand on. */
export function ElementBars({
  values,
  max,
  format,
  className,
}: {
  values: ElementValues
  max: number
  format: (value: number) => string
  className?: string
}) {
  const { element: nameOf } = useNames()
  return (
    <ul className={cn('grid gap-2.5', className)}>
      {fiveElements.map((element) => {
        const value = values[element]
        return (
          <li
            key={element}
            className={cn(
              'grid items-center gap-3',
              nameOf(element) === elementGlyphs[element]
                ? 'grid-cols-[auto_minmax(0,1fr)_3.25rem]'
                : 'grid-cols-[6.5rem_minmax(0,1fr)_3.25rem]',
            )}
          >
            <ElementMark element={element} />
            <span
              role="meter"
              aria-label={nameOf(element)}
              aria-valuemin={0}
              aria-valuemax={max}
              aria-valuenow={Math.min(value, max)}
              aria-valuetext={format(value)}
              className="h-2.5 overflow-hidden rounded-full bg-surface-3"
            >
              <span
                className={cn(
                  'block h-full rounded-full transition-[width] duration-400 ease-out forced-colors:bg-[Highlight]',
                  elementStyles[element].fill,
                )}
                style={{ width: `${Math.min(1, value / max) * 100}%` }}
              />
            </span>
            <span aria-hidden className="text-right text-small font-semibold tabular-nums">
              {format(value)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
