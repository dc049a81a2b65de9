import { spread } from './spread'
import { radii } from './wheel-geometry'

/**
 * Sizes of a mark in the units of the wheel, and radii: small wheels write larger; the ring outside the
 * signs has no minutes, and on small wheels no degrees.
 */
const sizes = {
  inner: {
    full: {
      glyph: 20,
      glyphAt: radii.glyph,
      degree: 11.5,
      degreeAt: 136.5,
      minute: 9,
      minuteAt: 117.5,
      apart: 9.4,
    },
    compact: {
      glyph: 26,
      glyphAt: radii.glyph,
      degree: 14,
      degreeAt: 133,
      minute: 12,
      minuteAt: 114,
      apart: 11.8,
    },
  },
  outer: {
    full: {
      glyph: 20,
      glyphAt: 238,
      degree: 11.5,
      degreeAt: 262,
      minute: 0,
      minuteAt: 0,
      apart: 6.4,
    },
    compact: {
      glyph: 27,
      glyphAt: 241,
      degree: 0,
      degreeAt: 0,
      minute: 0,
      minuteAt: 0,
      apart: 7.6,
    },
  },
} as const

export type MarkRing = keyof typeof sizes

export const markSize = (ring: MarkRing, compact: boolean) =>
  sizes[ring][compact ? 'compact' : 'full']

type Placed = { readonly longitude: number }

/** Where marks are drawn: their own places, moved apart where they would cover each other. */
export const placesOf = (points: readonly Placed[], ring: MarkRing, compact: boolean): number[] =>
  spread(
    points.map(({ longitude }) => longitude),
    markSize(ring, compact).apart,
  )

/** Whether a line at a longitude would run through a mark of the inner ring. */
export function crossesMark(
  longitude: number,
  points: readonly Placed[],
  compact: boolean,
): boolean {
  const half = markSize('inner', compact).apart / 2
  return placesOf(points, 'inner', compact).some(
    (place) => Math.abs(((place - longitude + 540) % 360) - 180) < half,
  )
}
