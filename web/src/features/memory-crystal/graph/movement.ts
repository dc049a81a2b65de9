import type { CrystalGraph } from './encode'

/** In ms: one crystal’s way, and how much later the last one sets off. */
const way = 700
const stagger = 420

/** The design language’s curve, cubic-bezier(.2,.8,.2,1), to within a hundredth. */
const ease = (share: number) => 1 - (1 - share) ** 3.4

export type Movement = {
  /** Where each crystal is at this moment, and how grown it is from 0 to 1. */
  at(now: number): { places: Float32Array; growth: Float32Array; done: boolean }
}

/** Crystals that lie still. */
export const resting = (places: Float32Array): Movement => {
  const growth = new Float32Array(places.length / 2).fill(1)
  return { at: () => ({ places, growth, done: true }) }
}

/**
 * Crystals on their way to new places: known ones from where they were, new ones out of the middle,
 * growing. Those nearer to the middle set off first.
 * @param before where crystals were, by id
 */
export function moving(
  { nodes }: CrystalGraph,
  before: ReadonlyMap<string, readonly [x: number, y: number]>,
  to: Float32Array,
  start: number,
): Movement {
  const far = nodes.map((_, index) => Math.hypot(to[index * 2] ?? 0, to[index * 2 + 1] ?? 0))
  const farthest = Math.max(1, ...far)
  const places = new Float32Array(to.length)
  const growth = new Float32Array(nodes.length)
  return {
    at(now) {
      let done = true
      nodes.forEach(({ id }, index) => {
        const delay = ((far[index] ?? 0) / farthest) * stagger
        const share = Math.min(1, Math.max(0, (now - start - delay) / way))
        if (share < 1) done = false
        const eased = ease(share)
        const x = to[index * 2] ?? 0
        const y = to[index * 2 + 1] ?? 0
        const from = before.get(id)
        const [fromX, fromY] = from ?? [x * 0.55, y * 0.55]
        places[index * 2] = fromX + (x - fromX) * eased
        places[index * 2 + 1] = fromY + (y - fromY) * eased
        growth[index] = from === undefined ? eased : 1
      })
      return { places, growth, done }
    },
  }
}
