import { type ZodiacAnimal, zodiacAnimals } from '@lumen/contracts/fortune/names'

/** The year of a rat that cycles are counted from. */
const rat = 1900

/**
 * The animal of a day, `YYYY-MM-DD`; null from 21 January to 20 February, when it takes a calendar to
 * say whether the new year has begun.
 */
export function animalOfDate(date: string): ZodiacAnimal | null {
  const [year = rat, month = 1, day = 1] = date.split('-').map(Number)
  const place = month * 100 + day
  if (place > 120 && place < 221) return null
  const begun = place <= 120 ? year - 1 : year
  return zodiacAnimals[(((begun - rat) % 12) + 12) % 12] ?? null
}
