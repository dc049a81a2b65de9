/** How what is known of a memory looks, the same in the graph and beside words. */

const dayMs = 86_400_000
/** The light of a crystal halves in this time, and is out below a sixteenth. */
const glowHalvesDays = 7
const maxWarmth = 12

/** Sides of the crystal of a memory: 5 to 9. */
export const facetsOf = (importance: number): number => 4 + Math.ceil(importance / 2)

/** Degrees by which a feeling (−1 to 1) warms the hue. */
export const warmthOf = (emotionalWeight: number): number =>
  Math.min(1, Math.max(-1, emotionalWeight)) * maxWarmth

/** The height of the largest crystal, in the units of the graph. */
export const largest = 88
const smallest = 40
const largestFrom = 6

/** Height by how often replies used it: 40 to 88. */
export const sizeOf = (accessCount: number): number =>
  smallest + ((largest - smallest) / largestFrom) * Math.min(accessCount, largestFrom)

/** How new it is, from 1 (today) to 0. */
export function glowOf(createdAt: string, now: number): number {
  const days = Math.max(0, now - Date.parse(createdAt)) / dayMs
  const light = 2 ** (-days / glowHalvesDays)
  return light < 1 / 16 ? 0 : light
}
