import { sunEnters, sunLongitude } from './sun'

/** The tropical signs from 0° Aries on. */
export const signs = [
  { id: 'aries', element: 'fire' },
  { id: 'taurus', element: 'earth' },
  { id: 'gemini', element: 'air' },
  { id: 'cancer', element: 'water' },
  { id: 'leo', element: 'fire' },
  { id: 'virgo', element: 'earth' },
  { id: 'libra', element: 'air' },
  { id: 'scorpio', element: 'water' },
  { id: 'sagittarius', element: 'fire' },
  { id: 'capricorn', element: 'earth' },
  { id: 'aquarius', element: 'air' },
  { id: 'pisces', element: 'water' },
] as const

export type SignId = (typeof signs)[number]['id']
export type SignElement = (typeof signs)[number]['element']

export const isSign = (id: string | null | undefined): id is SignId =>
  signs.some((sign) => sign.id === id)

const byId = Object.fromEntries(signs.map((sign) => [sign.id, sign])) as unknown as Readonly<
  Record<SignId, (typeof signs)[number]>
>
export const signById = (id: SignId): (typeof signs)[number] => byId[id]

/** The sign that a tropical longitude (degrees) stands in. */
export const signAt = (longitude: number): SignId =>
  (signs[Math.floor((((longitude % 360) + 360) % 360) / 30)] ?? signs[0]).id

/** The sign that the Sun is in at noon of a day of that year, `YYYY-MM-DD`. */
export const signOfDate = (date: string): SignId =>
  signAt(sunLongitude(Date.parse(`${date}T12:00:00Z`)))

/** Classes that colour a sign by its element: ink for lines and words, fill for areas. */
export const elementInk: Readonly<Record<SignElement, string>> = {
  fire: 'text-fire',
  earth: 'text-earth',
  air: 'text-teal',
  water: 'text-water',
}
export const elementFill: Readonly<Record<SignElement, string>> = {
  fire: 'var(--fire-fill)',
  earth: 'var(--earth-fill)',
  air: 'var(--teal-fill)',
  water: 'var(--water-fill)',
}

const day = 86_400_000

/**
 * “3/20 – 4/19” as the language writes it: the days of a sign in a year, by when the Sun enters it
 * on the reader’s clock. Capricorn is the one that begins in the year.
 */
export function signDates(
  id: SignId,
  tag: string,
  { year, timeZone }: { year: number; timeZone: string },
): string {
  const at = signs.findIndex((sign) => sign.id === id)
  const format = new Intl.DateTimeFormat(tag, { month: 'numeric', day: 'numeric', timeZone })
  const next = (at + 1) % signs.length
  const ends = sunEnters(next, id === 'capricorn' ? year + 1 : year)
  return `${format.format(sunEnters(at, year))} – ${format.format(ends - day)}`
}
