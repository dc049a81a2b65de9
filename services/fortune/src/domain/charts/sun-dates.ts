import { ingresses } from '@lumen/astrology/sky/events'
import { type Sign, signs } from '@lumen/astrology/sky/signs'
import type { Language } from '@lumen/contracts/languages'

const day = 86_400_000
const month = 30.44 * day
/** The Sun is never further from where an even year would have it. */
const margin = 6 * day

/** When the Sun enters a sign, 0 to 11 from Aries on, in a calendar year. */
function entersAt(index: number, year: number): Date {
  const about = Date.UTC(year, 2, 20, 12) + (index > 9 ? index - 12 : index) * month
  const found = ingresses('Sun', new Date(about - margin), new Date(about + margin))
  return found.find(({ sign }) => sign === signs[index])!.at
}

/**
 * The days of a sign in a year, by the Sun’s real ingresses on the asker’s clock: 3/20–4/19.
 * Capricorn is the one that begins in the year.
 */
export function sunDates(
  sign: Sign,
  year: number,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string | null },
): string {
  const index = signs.indexOf(sign)
  const format = new Intl.DateTimeFormat(language, {
    month: 'numeric',
    day: 'numeric',
    timeZone: timeZone ?? 'UTC',
  })
  const ends = entersAt((index + 1) % 12, sign === 'capricorn' ? year + 1 : year)
  return `${format.format(entersAt(index, year))}–${format.format(ends.getTime() - day)}`
}
