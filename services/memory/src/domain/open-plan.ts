import { localDay } from './ranking/dates.ts'

const dayMs = 86_400_000
/** A plan without a day is taken for done after so many days. */
const undatedDays = 30

/** A day stands for its noon, which is the same day in every zone. */
export const atNoon = (day: number): Date => new Date(day * dayMs + dayMs / 2)

/**
 * Whether a plan still lies ahead: its day is not over where the user is, or it has none and was
 * told lately.
 *
 * @param validFrom noon of its day, or the moment it was told
 */
export function isOpenPlan(validFrom: Date, now: Date, timeZone: string | null): boolean {
  const dated = validFrom.getTime() % dayMs === dayMs / 2
  const last = Math.floor(validFrom.getTime() / dayMs) + (dated ? 0 : undatedDays)
  return last >= localDay(now, timeZone)
}
