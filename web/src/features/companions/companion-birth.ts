import type { CompanionBirthInput } from '@lumen/contracts/chat/birth'
import {
  birthDataOf,
  birthProblems,
  readerZone,
  type BirthProblems,
  type BirthValues,
} from '@/features/birth-profile'

const isEmpty = ({ date, time, place }: BirthValues) =>
  date === '' && time === '' && place.trim() === ''

/** What is wrong with the birth of a companion: it may have none, else only its day is needed. */
export const companionBirthProblems = (birth: BirthValues): BirthProblems =>
  isEmpty(birth) ? {} : birthProblems(birth, { placeRequired: false, timeRequired: false })

/** What is sent of it; null: it has none. */
export const companionBirthOf = (birth: BirthValues): CompanionBirthInput | null =>
  isEmpty(birth) ? null : { ...birthDataOf(birth), ...readerZone() }
