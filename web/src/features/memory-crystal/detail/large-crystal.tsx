import type { Memory } from '@lumen/contracts/memory/schema'
import { useMemo } from 'react'
import { facetsOf, memoryLooks, warmthOf } from '@/features/memories'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { warmShades } from '@/ui/crystal-colors'

/** The crystal of a memory, large: the same stone as in the graph, in the brilliant cut. Decorative. */
export function LargeCrystal({ memory }: { memory: Memory }) {
  const { id, importance, memoryType, emotionalWeight, validTo } = memory
  const shades = useMemo(
    () => warmShades(memoryLooks[memoryType].hue, warmthOf(emotionalWeight)),
    [memoryType, emotionalWeight],
  )
  return (
    <span aria-hidden className="relative grid h-40 w-48 place-items-center">
      <span
        className="absolute inset-0 opacity-45 blur-md dark:opacity-60"
        style={{ background: `radial-gradient(closest-side, ${shades[5]}, transparent)` }}
      />
      <Crystal
        shades={shades}
        facets={facetsOf(importance)}
        seed={id}
        cut="brilliant"
        glow
        alive
        className={cn(
          'relative h-36 animate-[lift_400ms_var(--ease)]',
          validTo !== null && 'opacity-55 saturate-50',
        )}
      />
    </span>
  )
}
