import type { BirthData } from '@lumen/contracts/fortune/birth'
import { fortuneLimits } from '@lumen/contracts/fortune/limits'

/** What the form holds: everything as it was typed. */
export type BirthValues = {
  /** `YYYY-MM-DD`, or empty. */
  date: string
  /** `HH:mm`, or empty. */
  time: string
  timeUnknown: boolean
  /** Free text, or coordinates such as `39.9042,116.4074`. */
  place: string
  gender: 'male' | 'female' | null
  /** The candidate that was taken from the list; null while the text stands for itself. */
  placeId: string | null
  /** Which of two moments, when the clocks showed this time twice. */
  disambiguation: 'earlier' | 'later' | null
}

/** What the form refuses, as the key of its text. */
export type BirthProblems = { date?: string; time?: string; place?: string }

export const emptyBirth: BirthValues = {
  date: '',
  time: '',
  timeUnknown: false,
  place: '',
  gender: null,
  placeId: null,
  disambiguation: null,
}

/** What can be told before the server is asked. */
export function birthProblems(
  { date, time, timeUnknown, place }: BirthValues,
  { placeRequired, timeRequired }: { placeRequired: boolean; timeRequired: boolean },
): BirthProblems {
  const day = dateProblem(date)
  return {
    ...(day !== undefined && { date: day }),
    ...(timeRequired && !timeUnknown && time === '' && { time: 'birth.problem.timeMissing' }),
    ...(placeRequired && place.trim() === '' && { place: 'birth.problem.placeMissing' }),
  }
}

function dateProblem(date: string): string | undefined {
  if (date === '') return 'birth.problem.dateMissing'
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined)
    return 'birth.problem.dateInvalid'
  if (year < fortuneLimits.birthYears.from || year > fortuneLimits.birthYears.to)
    return 'birth.problem.yearRange'
  const calendar = new Date(Date.UTC(year, month - 1, day))
  return calendar.getUTCMonth() === month - 1 && calendar.getUTCDate() === day
    ? undefined
    : 'birth.problem.dateInvalid'
}

/** Coordinates as text: two numbers with a comma between them. */
export const isCoordinates = (text: string): boolean =>
  /^\s*-?\d{1,3}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?\s*$/.test(text)

/** A birth as it is kept: of oneself, or of a companion. */
type KeptBirth = Pick<
  BirthData,
  'birthDate' | 'birthTime' | 'birthLocation' | 'gender' | 'timeUnknown'
> & { placeId?: string | null; disambiguation?: BirthValues['disambiguation'] }

/** The form of what is kept. */
export const birthValuesOf = (kept: KeptBirth): BirthValues => ({
  date: kept.birthDate,
  time: kept.timeUnknown === true ? '' : (kept.birthTime ?? '').slice(0, 5),
  timeUnknown: kept.timeUnknown === true || !kept.birthTime,
  place: kept.birthLocation ?? '',
  placeId: kept.placeId ?? null,
  gender: kept.gender ?? null,
  disambiguation: kept.disambiguation ?? null,
})

/** What is sent to the server. */
export const birthDataOf = (values: BirthValues): BirthData => ({
  birthDate: values.date,
  birthTime: values.timeUnknown || values.time === '' ? null : values.time,
  birthLocation: values.place.trim() === '' ? null : values.place.trim(),
  gender: values.gender,
  timeUnknown: values.timeUnknown,
  ...(values.placeId !== null && { placeId: values.placeId }),
  ...(values.disambiguation !== null && { disambiguation: values.disambiguation }),
})
