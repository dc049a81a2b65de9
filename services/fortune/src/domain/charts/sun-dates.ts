import type { Language } from '@lumen/contracts/languages'
import { ingresses } from '@lumen/astrology/sky/events'
import { type Sign, signs } from '@lumen/astrology/sky/signs'

/** When the Sun was in a sign in a year, by its real ingresses in UTC: 3/20–4/19. */
export function sunDates(sign: Sign, year: number, language: Language): string {
  const from = new Date(Date.UTC(year, 0, 1))
  const entered = ingresses('Sun', from, new Date(Date.UTC(year + 1, 2, 1)))
  const begins = entered.find((one) => one.sign === sign)!.at
  const next = signs[(signs.indexOf(sign) + 1) % 12]!
  const ends = entered.find((one) => one.sign === next && one.at > begins)!.at
  const format = new Intl.DateTimeFormat(language, {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const lastDay = new Date(ends.getTime() - 86_400_000)
  return `${format.format(begins)}–${format.format(lastDay)}`
}
