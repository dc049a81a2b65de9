import type { ChatMemory } from '@lumen/contracts/memory/schema'

/** Fewer say nothing about where feelings are going. */
const fewest = 3

export type JourneyPoint = { id: string; timestamp: string; emotionalWeight: number }

/**
 * Feelings of memories in the order they were told, oldest first; null when there are too few.
 *
 * @param memories newest first, also those of one message
 */
export function journeyOf(memories: readonly ChatMemory[], longest: number): JourneyPoint[] | null {
  const points = memories
    .toReversed()
    .toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
    .slice(-longest)
    .map(({ id, timestamp, emotionalWeight }) => ({ id, timestamp, emotionalWeight }))
  return points.length < fewest ? null : points
}

type Place = readonly [x: number, y: number]

/** Where the points lie in a box of 100 × 100; −1 at the bottom, 1 at the top. */
export const placesOf = (points: readonly JourneyPoint[]): Place[] =>
  points.map(({ emotionalWeight }, index) => [
    points.length === 1 ? 100 : (index / (points.length - 1)) * 100,
    50 - Math.min(1, Math.max(-1, emotionalWeight)) * 44,
  ])

const at = ([x, y]: Place) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`

/** A line through the places that bends without swinging past them. */
export function curveThrough(places: readonly Place[]): string {
  const [first, ...others] = places
  if (first === undefined) return ''
  let [x, y] = first
  return others.reduce(
    (path, place) => {
      const middle = (x + place[0]) / 2
      const piece = ` C${at([middle, y])} ${at([middle, place[1]])} ${at(place)}`
      ;[x, y] = place
      return path + piece
    },
    `M${at(first)}`,
  )
}
