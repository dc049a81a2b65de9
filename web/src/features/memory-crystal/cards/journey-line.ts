/** A day of the emotion trajectory, placed: x from 0 (first day) to 1 (last), y from −1 to 1. */
export type JourneyPoint = { x: number; y: number }

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** Days at their distance from each other; one alone stands in the middle. */
export function placeDays(
  journey: readonly { date: string; emotionalWeight: number }[],
): readonly JourneyPoint[] {
  const first = dayOf(journey[0]?.date ?? '')
  const span = dayOf(journey.at(-1)?.date ?? '') - first
  return journey.map(({ date, emotionalWeight }) => ({
    x: span > 0 ? (dayOf(date) - first) / span : 0.5,
    y: Math.min(1, Math.max(-1, emotionalWeight)),
  }))
}

const round = (value: number) => Math.round(value * 100) / 100

/**
 * A smooth path through points that never swings beyond them (monotone cubic, Fritsch and Carlson).
 * @param points in the order of x, in pixels
 */
export function smoothPath(points: readonly { x: number; y: number }[]): string {
  const [start] = points
  if (start === undefined) return ''
  const slope = (index: number) => {
    const [a, b] = [points[index], points[index + 1]]
    return a === undefined || b === undefined || b.x === a.x ? 0 : (b.y - a.y) / (b.x - a.x)
  }
  const tangents = points.map((_, index) => {
    const before = slope(index - 1)
    const after = slope(index)
    if (index === 0) return after
    if (index === points.length - 1) return before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return points.slice(1).reduce(
    (path, point, index) => {
      const from = points[index] ?? point
      const third = (point.x - from.x) / 3
      const y1 = from.y + (tangents[index] ?? 0) * third
      const y2 = point.y - (tangents[index + 1] ?? 0) * third
      return `${path} C${round(from.x + third)} ${round(y1)} ${round(point.x - third)} ${round(y2)} ${round(point.x)} ${round(point.y)}`
    },
    `M${round(start.x)} ${round(start.y)}`,
  )
}
