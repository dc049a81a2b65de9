import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import type { AspectKind, ChartAspect } from '../zodiac/chart-types'
import { AspectStroke } from './aspect-glyph'
import { aspectKinds } from './aspect-styles'

/** What the lines mean; each kind can be left out. */
export function AspectLegend({
  aspects,
  hidden,
  onToggle,
}: {
  aspects: readonly ChartAspect[]
  hidden: ReadonlySet<AspectKind>
  onToggle: (kind: AspectKind) => void
}) {
  const { t } = useTranslation()
  const kinds = aspectKinds.filter((kind) => aspects.some((aspect) => aspect.kind === kind))
  return (
    <div
      role="group"
      aria-label={t('astrology.wheel.legend')}
      className="flex flex-wrap justify-center gap-1.5"
    >
      {kinds.map((kind) => {
        const shown = !hidden.has(kind)
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={shown}
            className={cn(
              'inline-flex min-h-9 items-center gap-2 rounded-full border px-3 text-small transition-colors duration-160 pointer-coarse:min-h-11',
              shown
                ? 'border-control/60 bg-surface text-text-2 hover:border-ring'
                : 'border-dashed border-control/60 text-text-3 line-through',
            )}
            onClick={() => onToggle(kind)}
          >
            <AspectStroke kind={kind} className={cn('h-1.5 w-7', !shown && 'opacity-40')} />
            {t(`astrology.aspect.${kind}`)}
            <span className="text-text-3 tabular-nums">
              {aspects.filter((aspect) => aspect.kind === kind).length}
            </span>
          </button>
        )
      })}
    </div>
  )
}
