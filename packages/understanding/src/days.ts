/** Days since 1970-01-01 of a calendar day, without zone. */
export type Day = number

export const dayOf = (year: number, month: number, date: number): Day =>
  Math.floor(Date.UTC(year, month - 1, date) / 86_400_000)

export const calendarOf = (day: Day): { year: number; month: number; date: number } => {
  const at = new Date(day * 86_400_000)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() }
}

/** 0 Sunday … 6 Saturday */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7

export const lastDateOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()
