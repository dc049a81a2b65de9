/** One zone’s history: from `at[i]` (seconds since 1970, UTC) on, `offset[i]` and `saving[i]` seconds hold. */
export type ZoneTable = {
  /** Seconds east of UTC before the first change: local mean time. */
  readonly first: number
  readonly at: number[]
  readonly offset: number[]
  readonly saving: number[]
  /** How the clocks change in every year after the last of these, where they still do. */
  readonly rule?: SavingRule
}
/** The day and time at which clocks change: week 5 is the last, day 0 Sunday, seconds of the wall clock. */
export type YearlyChange = readonly [month: number, week: number, day: number, seconds: number]
export type SavingRule = {
  readonly standard: number
  readonly daylight: number
  readonly begins: YearlyChange
  readonly ends: YearlyChange
}
export type ZoneTables = {
  readonly names: Readonly<Record<string, number>>
  readonly zones: readonly ZoneTable[]
}

export type Offset = {
  /** Seconds east of UTC, daylight saving included. */
  readonly offsetSeconds: number
  /** Seconds of daylight saving in it. */
  readonly savingSeconds: number
}

/** A wall clock in a zone, without seconds when nobody wrote them down. */
export type LocalTime = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second?: number
}

export type Zones = {
  has(zone: string): boolean
  /** Whether an instant lies before the zone’s first record, when towns kept their own mean time. */
  beforeRecords(zone: string, instant: Date): boolean
  /** What holds at an instant. @throws RangeError for a zone that is not known */
  at(zone: string, instant: Date): Offset
  /**
   * Every instant at which the clocks of a zone showed a time: none in a gap, two in an overlap,
   * the earlier first.
   */
  instantsOf(zone: string, local: LocalTime): readonly (Offset & { readonly instant: Date })[]
}

/** @param tables made by scripts/build-zones.ts */
export function createZones({ names, zones }: ZoneTables): Zones {
  const tableOf = (zone: string): ZoneTable => {
    const table = Object.hasOwn(names, zone) ? zones[names[zone]!] : undefined
    if (table === undefined) throw new RangeError(`The time zone ${zone} is not known`)
    return table
  }
  const lookUp = (table: ZoneTable, seconds: number): Offset => {
    const last = table.at.at(-1)
    if (table.rule !== undefined && last !== undefined && seconds > last)
      return byRule(table.rule, seconds)
    const index = lastAtOrBefore(table.at, seconds)
    return index < 0
      ? { offsetSeconds: table.first, savingSeconds: 0 }
      : { offsetSeconds: table.offset[index]!, savingSeconds: table.saving[index]! }
  }
  return {
    has: (zone) => Object.hasOwn(names, zone),
    beforeRecords: (zone, instant) => instant.getTime() / 1000 < (tableOf(zone).at[0] ?? -Infinity),
    at: (zone, instant) => lookUp(tableOf(zone), instant.getTime() / 1000),
    instantsOf(zone, local) {
      const table = tableOf(zone)
      const wall = wallSeconds(local)
      const offsets = new Set(
        [-86_400, 0, 86_400].map((near) => lookUp(table, wall + near).offsetSeconds),
      )
      // A change within the day may have a third offset in force for some hours only.
      for (const at of table.at)
        if (Math.abs(at - wall) < 172_800) offsets.add(lookUp(table, at).offsetSeconds)
      return [...offsets]
        .map((offset) => ({ seconds: wall - offset, offset }))
        .filter(({ seconds, offset }) => lookUp(table, seconds).offsetSeconds === offset)
        .toSorted((a, b) => a.seconds - b.seconds)
        .map(({ seconds }) => ({ ...lookUp(table, seconds), instant: new Date(seconds * 1000) }))
    },
  }
}

function byRule({ standard, daylight, begins, ends }: SavingRule, seconds: number): Offset {
  const year = new Date((seconds + standard) * 1000).getUTCFullYear()
  const from = changeIn(year, begins) - standard
  const to = changeIn(year, ends) - daylight
  const inSummer = from < to ? seconds >= from && seconds < to : seconds >= from || seconds < to
  return inSummer
    ? { offsetSeconds: daylight, savingSeconds: daylight - standard }
    : { offsetSeconds: standard, savingSeconds: 0 }
}

/** The wall clock of a yearly change as if it were UTC, in seconds. */
function changeIn(year: number, [month, week, day, time]: YearlyChange): number {
  const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const first = 1 + ((day - weekday + 7) % 7)
  const date = week === 5 ? first + 7 * Math.floor((length - first) / 7) : first + 7 * (week - 1)
  return Date.UTC(year, month - 1, date) / 1000 + time
}

/** A wall clock read as if it were UTC, in seconds. */
export function wallSeconds({ year, month, day, hour, minute, second = 0 }: LocalTime): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime() / 1000 + hour * 3600 + minute * 60 + second
}

function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}
