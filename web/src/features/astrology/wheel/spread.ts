/**
 * Keeps marks on a circle from covering each other: every mark stays as near to its own place as the
 * distance allows (least squares), and their order never changes.
 * @param places degrees, in any order
 * @param distance the least distance between two neighbours, degrees; narrowed where a full circle
 *   has no room for it
 * @returns a degree for each place, in the order given, 0 ≤ x < 360
 */
export function spread(places: readonly number[], distance: number): number[] {
  const count = places.length
  if (count < 2) return places.map(turn)
  const gap = Math.min(distance, 360 / count)
  const order = places.map((_, at) => at).toSorted((a, b) => turn(places[a]!) - turn(places[b]!))
  const sorted = order.map((at) => turn(places[at]!))
  let best: { cost: number; placed: number[]; cut: number } | null = null
  // The circle is cut between two neighbours and solved as a line; the cut that nothing crosses wins.
  for (let cut = 0; cut < count; cut++) {
    const wanted = sorted.map((_, at) => {
      const index = (cut + at) % count
      return sorted[index]! + (cut + at >= count ? 360 : 0)
    })
    const placed = alongLine(wanted, gap)
    if (placed[count - 1]! - placed[0]! > 360 - gap + 1e-6) continue
    const cost = placed.reduce((sum, value, at) => sum + (value - wanted[at]!) ** 2, 0)
    if (best === null || cost < best.cost) best = { cost, placed, cut }
  }
  const result = places.map(turn)
  // A full circle without any slack: equal steps are all there is.
  const { placed, cut } = best ?? {
    placed: sorted.map((_, at) => sorted[0]! + at * gap),
    cut: 0,
  }
  for (const [at, value] of placed.entries()) result[order[(cut + at) % count]!] = turn(value)
  return result
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360

/** Isotonic regression (pool adjacent violators) of what is left when the distances are taken out. */
function alongLine(wanted: readonly number[], gap: number): number[] {
  const pools: { sum: number; count: number }[] = []
  for (const [at, value] of wanted.entries()) {
    let pool = { sum: value - at * gap, count: 1 }
    for (;;) {
      const before = pools.at(-1)
      if (before === undefined || before.sum / before.count <= pool.sum / pool.count) break
      pools.pop()
      pool = { sum: before.sum + pool.sum, count: before.count + pool.count }
    }
    pools.push(pool)
  }
  const level = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
  return level.map((value, at) => value + at * gap)
}
