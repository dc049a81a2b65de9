import type { LocalTime, Offset, Zones } from './zones.ts'

/** What somebody wrote of a birth; seconds are taken as 0. */
export type BirthTime = {
  /** `YYYY-MM-DD` in the Gregorian calendar. */
  readonly date: string
  /** `HH:mm`, or null when it is not known. */
  readonly time: string | null
}

export const birthYears = { from: 1600, to: 2100 } as const
/** From here on the accuracy of planets and terms is measured. */
export const promisedFrom = 1900

export type BirthProblem =
  | 'date_invalid'
  | 'time_invalid'
  | 'year_out_of_range'
  /** The clocks jumped over this time. */
  | 'time_in_gap'
  /** The clocks showed this time twice: say which. */
  | 'time_twice'

export type BirthMoment = {
  readonly instant: Date
  readonly timeKnown: boolean
  readonly offsetSeconds: number
  readonly savingSeconds: number
  /** Where the offset comes from: the zone’s record, or the longitude before there were zones. */
  readonly basis: 'zone' | 'local-mean-time'
}

export type MomentResult =
  | { readonly ok: true; readonly moment: BirthMoment }
  | {
      readonly ok: false
      readonly problem: BirthProblem
      /** For `time_twice`: the two offsets to choose from. */
      readonly offsets?: readonly number[]
    }

/**
 * The instant of a birth from its wall clock.
 * @param at zone and longitude of the place
 * @param offsetSeconds chooses one of two instants, or overrides the zone’s record
 */
export function birthMoment(
  birth: BirthTime,
  at: { readonly zone: string; readonly longitude: number },
  zones: Zones,
  offsetSeconds?: number,
): MomentResult {
  const local = parseLocal(birth)
  if (typeof local === 'string') return { ok: false, problem: local }
  const timeKnown = birth.time !== null
  const found = (moment: Offset & { instant: Date }, basis: BirthMoment['basis']): MomentResult => {
    const { instant, offsetSeconds: offset, savingSeconds } = moment
    return { ok: true, moment: { instant, timeKnown, offsetSeconds: offset, savingSeconds, basis } }
  }
  if (offsetSeconds !== undefined) {
    const instant = new Date(utcOf(local) - offsetSeconds * 1000)
    const { offsetSeconds: recorded, savingSeconds } = zones.at(at.zone, instant)
    const saving = recorded === offsetSeconds ? savingSeconds : 0
    return found({ instant, offsetSeconds, savingSeconds: saving }, 'zone')
  }
  const instants = zones.instantsOf(at.zone, local)
  const [first, second] = instants
  if (first !== undefined && zones.beforeRecords(at.zone, first.instant)) {
    const mean = Math.round(at.longitude * 240)
    return found(
      { instant: new Date(utcOf(local) - mean * 1000), offsetSeconds: mean, savingSeconds: 0 },
      'local-mean-time',
    )
  }
  if (first === undefined) return { ok: false, problem: 'time_in_gap' }
  if (second !== undefined && timeKnown)
    return { ok: false, problem: 'time_twice', offsets: instants.map((one) => one.offsetSeconds) }
  return found(first, 'zone')
}

/** Noon stands in for a time that is not known. */
function parseLocal({ date, time }: BirthTime): LocalTime | BirthProblem {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return 'date_invalid'
  if (year < birthYears.from || year > birthYears.to) return 'year_out_of_range'
  const calendar = new Date(Date.UTC(year, month - 1, day))
  if (calendar.getUTCMonth() !== month - 1 || calendar.getUTCDate() !== day) return 'date_invalid'
  if (time === null) return { year, month, day, hour: 12, minute: 0 }
  const [, hour, minute] = (/^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []).map(Number)
  if (hour === undefined || minute === undefined) return 'time_invalid'
  return { year, month, day, hour, minute }
}

const utcOf = ({ year, month, day, hour, minute }: LocalTime) =>
  Date.UTC(year, month - 1, day, hour, minute)
