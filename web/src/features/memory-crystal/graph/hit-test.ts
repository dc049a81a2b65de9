import type { Place } from './camera'
import type { CrystalNode } from './encode'

/**
 * The crystal at a point of the graph, −1 for none: the nearest of those that the point lies in, or
 * that it misses by no more than `reach`. Dimmed ones are passed over.
 */
export function hitTest(
  nodes: readonly CrystalNode[],
  places: Float32Array,
  point: Place,
  reach: number,
  dimmed: Uint8Array | null,
): number {
  let best = -1
  let least = 1
  nodes.forEach(({ size }, index) => {
    if (dimmed?.[index] === 1) return
    const halfHeight = Math.max(size / 2, reach)
    const halfWidth = Math.max(size * 0.38, reach)
    const dx = ((places[index * 2] ?? 0) - point.x) / halfWidth
    const dy = ((places[index * 2 + 1] ?? 0) - point.y) / halfHeight
    const distance = dx * dx + dy * dy
    if (distance >= least) return
    least = distance
    best = index
  })
  return best
}
