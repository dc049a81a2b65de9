import type { Memory } from '@lumen/contracts/memory/schema'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { memoryLooks } from './memory-types'

const dayMs = 86_400_000
/** A memory of these days still glows. */
const glowsForDays = 3
/** Degrees of hue that the strongest feeling turns a crystal by: warmer when glad, cooler when sad. */
const warmthDegrees = 12

/** Share of full height: what came up often is larger, soon hardly any more. */
const sizeOf = (accessCount: number) => 0.62 + 0.38 * (1 - 1 / (1 + accessCount / 4))

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
  /** Milliseconds since the epoch. */
  now: number
  /** Sets the height of the largest crystal. */
  className?: string
}) {
  const { id, memoryType, importance, emotionalWeight, accessCount, createdAt } = memory
  return (
    <span aria-hidden className={cn('grid shrink-0 place-items-center', className)}>
      <span
        className="grid place-items-center"
        style={{
          height: `${sizeOf(accessCount) * 100}%`,
          // Hues run from red over yellow and green to blue: warmer is back towards red.
          filter: `hue-rotate(${-emotionalWeight * warmthDegrees}deg)`,
        }}
      >
        <Crystal
          hue={memoryLooks[memoryType].hue}
          facets={4 + Math.ceil(importance / 2)}
          seed={id}
          glow={now - Date.parse(createdAt) < glowsForDays * dayMs}
          className="h-full"
        />
      </span>
    </span>
  )
}
