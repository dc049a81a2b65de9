import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import type { ChartAspect } from '../zodiac/chart-types'
import { PointGlyph } from '../zodiac/point-glyph'
import { pointNames } from '../zodiac/points'
import { AspectGlyph } from './aspect-glyph'
import { aspectId, type Selection } from './aspect-styles'
import { useAspectText } from './use-chart-text'

/** Who forms an aspect with whom: a triangle as astrologers know it. The table says the same in words. */
export function AspectGrid({
  aspects,
  selection,
  onSelect,
}: {
  aspects: readonly ChartAspect[]
  selection: Selection | null
  onSelect: (selection: Selection | null) => void
}) {
  const { t } = useTranslation()
  const aspectText = useAspectText()
  const byPair = new Map(
    aspects.flatMap((aspect) => [
      [`${aspect.a} ${aspect.b}`, aspect] as const,
      [`${aspect.b} ${aspect.a}`, aspect] as const,
    ]),
  )
  const names = pointNames.filter(
    (name) => name !== 'MeanNode' && aspects.some(({ a, b }) => a === name || b === name),
  )
  return (
    <div
      role="group"
      aria-label={t('astrology.grid.label')}
      tabIndex={0}
      className="overflow-x-auto rounded-2"
    >
      <div className="mx-auto grid w-max gap-px py-1">
        {names.map((row, at) => (
          <div key={row} className="flex gap-px">
            {names.slice(0, at).map((column) => {
              const aspect = byPair.get(`${row} ${column}`)
              if (aspect === undefined)
                return <span key={column} className="size-7 rounded-[4px] bg-surface-2 md:size-8" />
              const id = aspectId(aspect)
              const chosen = selection?.kind === 'aspect' && selection.id === id
              return (
                <button
                  key={column}
                  type="button"
                  aria-label={aspectText(aspect)}
                  aria-pressed={chosen}
                  data-tooltip={aspectText(aspect)}
                  className={cn(
                    'grid size-7 place-items-center rounded-[4px] transition-colors duration-160 md:size-8',
                    chosen ? 'bg-soft ring-2 ring-ring' : 'bg-surface-3 hover:bg-soft',
                  )}
                  onClick={() => onSelect(chosen ? null : { kind: 'aspect', id })}
                >
                  <AspectGlyph kind={aspect.kind} className="size-4.5" />
                </button>
              )
            })}
            <span
              className="grid size-7 place-items-center md:size-8"
              data-tooltip={t(`astrology.point.${row}`)}
            >
              <PointGlyph point={row} className="size-4.5 text-text-2" />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
