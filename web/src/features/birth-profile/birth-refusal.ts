import type { ErrorBody } from '@lumen/contracts/error-body'
import { isApiError } from '@/api/error'
import type { BirthRefusal } from './birth-fields'
import type { PlaceCandidate } from './use-places'

const refusals: Readonly<Record<string, BirthRefusal>> = {
  birth_date_invalid: { date: 'birth.problem.dateInvalid' },
  birth_year_out_of_range: { date: 'birth.problem.yearRange' },
  birth_time_in_gap: { which: 'gap' },
  birth_time_twice: { which: 'twice' },
  place_unknown: { place: 'birth.placeNone' },
}

/** The candidates of an unclear place: their names, with the ids that stand for them. */
const offeredPlaces = (details: NonNullable<ErrorBody['details']>): PlaceCandidate[] =>
  details.flatMap(({ message, value }) => {
    const [name = '', ...within] = message.split(/[,，]\s*/)
    return value === undefined
      ? []
      : [{ id: value, name, within: within.join(' · '), text: message }]
  })

/** Why the server refused a birth, at the field it is about. @param textOf words for all else */
export function birthRefusalOf(error: unknown, textOf: (error: unknown) => string): BirthRefusal {
  const code = isApiError(error) ? error.body?.code : undefined
  if (code === 'place_ambiguous')
    return {
      place: 'birth.problem.placeChoose',
      places: offeredPlaces(isApiError(error) ? (error.body?.details ?? []) : []),
    }
  const known = code === undefined ? undefined : refusals[code]
  return known ?? { general: textOf(error) }
}
