import type { FiveElement } from '@lumen/contracts/fortune/names'
import { cn } from '@/ui/class-names'
import { elementStyles } from './element-styles'
import { elementGlyphs } from './glyphs'
import { Han } from './han'
import { useNames } from './use-names'

/** An element: its glyph in a tinted disc and its name. */
export function ElementMark({
  element,
  note,
  className,
}: {
  element: FiveElement
  /** A value, for example. */
  note?: string
  className?: string
}) {
  const { element: nameOf } = useNames()
  const { ink, tint } = elementStyles[element]
  return (
    <span className={cn('inline-flex items-center gap-2', className)}>
      <span className={cn('grid size-7 shrink-0 place-items-center rounded-full', tint, ink)}>
        <Han hidden className="text-[0.9375rem] leading-none">
          {elementGlyphs[element]}
        </Han>
      </span>
      {/* In Chinese and Japanese the glyph is the word. */}
      <span
        className={nameOf(element) === elementGlyphs[element] ? 'sr-only' : cn('font-medium', ink)}
      >
        {nameOf(element)}
      </span>
      {note !== undefined && <span className="text-text-2 tabular-nums">{note}</span>}
    </span>
  )
}
