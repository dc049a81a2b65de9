import type { AgeBand } from '@lumen/contracts/auth/schema'

const adultAge = 18

/**
 * Whole years between a birth date (`YYYY-MM-DD`) and a day, in UTC. Born on 29 February, one turns
 * a year older on 1 March of other years.
 */
export function ageOn(birthDate: string, day: Date): number {
  const [year, month, date] = birthDate.split('-').map(Number) as [number, number, number]
  const years = day.getUTCFullYear() - year
  const reached =
    day.getUTCMonth() + 1 > month || (day.getUTCMonth() + 1 === month && day.getUTCDate() >= date)
  return reached ? years : years - 1
}

/** True for a day of the calendar that is neither in the future nor over 130 years ago. */
export function isPlausibleBirthDate(birthDate: string, today: Date): boolean {
  const parsed = new Date(`${birthDate}T00:00:00Z`)
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== birthDate)
    return false
  const age = ageOn(birthDate, today)
  return parsed <= today && age <= 130
}

/** The band that drives the safety policy; without a birth date the strictest one. */
export function ageBandOf(birthDate: string | null, today: Date): AgeBand {
  if (birthDate === null) return 'unknown'
  return ageOn(birthDate, today) >= adultAge ? 'adult' : 'teen'
}
