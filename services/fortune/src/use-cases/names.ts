import {
  type ZodiacAnimal,
  zodiacAnimals,
  type ZodiacSign,
  zodiacSigns,
} from '@lumen/contracts/fortune/names'
import { AppError } from '@lumen/http/app-error'

const listed = (path: string, names: readonly string[]) =>
  names.map((value) => ({ path, message: value, value }))

/** A western sign by its id, in any case. @throws AppError `sign_unknown` with the list */
export function readSign(name: string, path = 'sign'): ZodiacSign {
  const found = zodiacSigns.find((sign) => sign === name.trim().toLowerCase())
  if (found !== undefined) return found
  throw new AppError('sign_unknown', 'There is no such sign', {
    details: listed(path, zodiacSigns),
  })
}

/** A Chinese animal by its id, in any case. @throws AppError `animal_unknown` with the list */
export function readAnimal(name: string, path = 'animal'): ZodiacAnimal {
  const found = zodiacAnimals.find((animal) => animal === name.trim().toLowerCase())
  if (found !== undefined) return found
  throw new AppError('animal_unknown', 'There is no such animal', {
    details: listed(path, zodiacAnimals),
  })
}
