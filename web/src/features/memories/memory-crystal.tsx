import type { Memory } from '@lumen/contracts/memory/schema'
import { useMemo } from 'react'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { warmShades } from '@/ui/crystal-colors'
import { facetsOf, glowOf, largest, sizeOf, warmthOf } from './crystal-encoding'
import { memoryLooks } from './memory-types'

/** From this light on a crystal beside words glows: the first three days. */
const glowsFrom = 0.75

/**
 * A memory as its crystal: facets by importance, hue by kind, warmth by feeling, size by how often it
 * came up, glow by how new it is. Decorative: what it tells stands in words beside it.
 */
export function MemoryCrystal({
  memory,
  now,
  className,
}: {
  memory: Pick<
    Memory,
    'id' | 'memoryType' | 'importance' | 'emotionalWeight' | 'accessCount' | 'createdAt'
  >
  /** Milliseconds since the epoch; without it nothing glows. */
  now?: number
  /** Sets the height of the largest crystal. */
  className?: string
}) {
  const { id, memoryType, importance, emotionalWeight, accessCount, createdAt } = memory
  const { hue } = memoryLooks[memoryType]
  const shades = useMemo(() => warmShades(hue, warmthOf(emotionalWeight)), [hue, emotionalWeight])
  return (
    <span aria-hidden className={cn('grid shrink-0 place-items-center', className)}>
      <span
        className="grid place-items-center"
        style={{ height: `${(sizeOf(accessCount) / largest) * 100}%` }}
      >
        <Crystal
          shades={shades}
          facets={facetsOf(importance)}
          seed={id}
          glow={now !== undefined && glowOf(createdAt, now) >= glowsFrom}
          className="h-full"
        />
      </span>
    </span>
  )
}
