import { Type, type Static } from 'typebox'
import { Closed } from '../schema.ts'
import { BirthData, BirthStars } from '../fortune/birth.ts'

/** A birth that somebody made up for a companion; `timeZone` reads the clock where no place is given. */
export const CompanionBirthInput = Closed({
  ...BirthData.properties,
  timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
})
export type CompanionBirthInput = Static<typeof CompanionBirthInput>

/** The birth of a companion and what service fortune computed of it. */
export const CompanionBirth = Closed({ data: BirthData, stars: BirthStars })
export type CompanionBirth = Static<typeof CompanionBirth>
