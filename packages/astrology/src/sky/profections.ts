import { type ClassicalPlanet, lordOf } from './dignities.ts'
import { type Sign, signOf, signs } from './signs.ts'

/** A year of life by annual profection: a house further with every birthday, in whole signs. */
export type Profection = {
  /** Full years. */
  readonly age: number
  /** 1 to 12, counted from the rising sign. */
  readonly house: number
  readonly sign: Sign
  /** Its traditional ruler, the lord of the year. */
  readonly lord: ClassicalPlanet
  /** The birthdays that it lies between, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
}

/**
 * @param ascendant degrees @param birthDate @param date YYYY-MM-DD, the day asked for
 * @throws RangeError for a day before the birth
 */
export function profection(ascendant: number, birthDate: string, date: string): Profection {
  const age = ageAt(birthDate, date)
  if (age < 0) throw new RangeError('The day lies before the birth')
  const sign = signs[(signs.indexOf(signOf(ascendant)) + age) % 12]!
  return {
    age,
    house: (age % 12) + 1,
    sign,
    lord: lordOf(sign),
    from: birthday(birthDate, age),
    to: birthday(birthDate, age + 1),
  }
}

/** Full years between two days. */
export function ageAt(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return date < birthday(birthDate, years) ? years - 1 : years
}

/** The birthday at an age; of the 29th of February in other years the 1st of March. */
function birthday(birthDate: string, age: number): string {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number)
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10)
}
