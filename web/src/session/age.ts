/** Full years from a date of birth (`YYYY-MM-DD`) to a day; null when it is no date. */
export function ageOn(birthDate: string, today: Date): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDate)
  if (match === null) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  const years = today.getFullYear() - year
  const before =
    today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < day)
  return before ? years - 1 : years
}

/** A day as the value of a date input. */
export const dateValue = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
