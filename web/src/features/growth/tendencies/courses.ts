import type { Tendencies, Tendency, TendencyStep } from '@lumen/contracts/chat/tendencies'

/** Where a tendency was on a day; the first point is where it began. */
export type CoursePoint = { day: string | null; value: number }
export type Course = { tendency: Tendency; start: number; value: number; points: CoursePoint[] }

const bounded = (value: number): number => Math.min(100, Math.max(0, value))

/** How each tendency came to where it is, by the steps that stand; of one that never moved, only its beginning. */
export function coursesOf({ now, steps }: Pick<Tendencies, 'now' | 'steps'>): Course[] {
  const standing = steps.filter(({ takenBack }) => !takenBack).toReversed()
  return now.map(({ tendency, start, value }) => {
    let drift = 0
    const points: CoursePoint[] = [{ day: null, value: start }]
    for (const { moved, day } of standing) {
      const before = drift
      if (moved === null) drift = 0
      else if (moved.tendency === tendency) drift += moved.to - moved.from
      if (drift !== before) points.push({ day, value: bounded(start + drift) })
    }
    return { tendency, start, value, points }
  })
}

/** Whether a step moved its tendency up. */
export const isUp = ({ from, to }: NonNullable<TendencyStep['moved']>): boolean => to > from
