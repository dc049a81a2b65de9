export type Point = readonly [x: number, y: number]

/** One facet: its corners, and how much light falls on it from 0 (shade) to 1 (full light). */
export type Facet = { points: readonly Point[]; light: number }

export type CrystalShape = { core: Point; facets: readonly Facet[]; outline: readonly Point[] }

/** Steady numbers from 0 to 1 (one per index) that belong to a seed. */
const chance = (seed: number) => (index: number) =>
  (Math.imul(Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b) ^ seed, 0xc2b2ae35) >>>
    8) /
  0xffffff

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** Light comes from the upper right; the table of the stone lies brighter than its sides. */
function lightOn(points: readonly Point[], lift: number): number {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length - 50
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length - 65
  return Math.min(1, Math.max(0, 0.46 + ((x * 0.8 - y * 0.5) / 48) * 0.7 + lift))
}

/**
 * Shape of a crystal in a box of 100 × 130: a pointed, slightly uneven gem that the seed shapes, so
 * that each keeps its own face. `simple` has one facet per side, around a core; `brilliant` has a
 * crown and a table, for crystals that are shown large.
 * @param sides at least 4
 */
export function crystalShape(
  sides: number,
  seed: number,
  cut: 'simple' | 'brilliant' = 'simple',
): CrystalShape {
  const count = Math.max(4, Math.round(sides))
  const random = chance(seed)
  const core: Point = [45 + random(99) * 10, 50 + random(98) * 12]
  const outline = Array.from({ length: count }, (_, index): Point => {
    const step = (2 * Math.PI) / count
    const wobble = index === 0 ? 0 : (random(index + 40) - 0.5) * step * 0.35
    const angle = -Math.PI / 2 + index * step + wobble
    const radius = index === 0 ? 1 : 0.86 + random(index) * 0.14
    const pole = Math.sin(angle) ** 4
    return [50 + Math.cos(angle) * 38 * radius, 65 + Math.sin(angle) * (46 + 17 * pole) * radius]
  })
  // The tail is pointed like the tip: the lowest corner is drawn down to the axis.
  const lowest = outline.reduce(
    (low, point, index) => (point[1] > outline[low]![1] ? index : low),
    0,
  )
  outline[lowest] = [50 + (outline[lowest]![0] - 50) * 0.45, 127]
  const next = <T>(ring: readonly T[], index: number) => ring[(index + 1) % ring.length] as T

  if (cut === 'simple')
    return {
      core,
      outline,
      facets: outline.map((point, index) => {
        const points = [point, next(outline, index), core]
        return { points, light: lightOn(points, 0) }
      }),
    }

  const crown = outline.map((point, index) =>
    between(core, between(point, next(outline, index), 0.5), 0.52 + random(index + 20) * 0.1),
  )
  const facets = outline.flatMap((point, index): Facet[] => {
    const corner = next(outline, index)
    const here = crown[index] as Point
    const side = [point, corner, here]
    const kite = [corner, next(crown, index), here]
    const table = [here, next(crown, index), core]
    return [
      { points: side, light: lightOn(side, -0.1) },
      { points: kite, light: lightOn(kite, 0.06) },
      { points: table, light: lightOn(table, 0.2 + (index % 2) * 0.1) },
    ]
  })
  return { core, outline, facets }
}
