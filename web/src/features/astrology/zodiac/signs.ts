/** The tropical signs from 0° Aries on, with the dates that calendars print for them. */
export const signs = [
  { id: 'aries', element: 'fire', from: [3, 21], to: [4, 19] },
  { id: 'taurus', element: 'earth', from: [4, 20], to: [5, 20] },
  { id: 'gemini', element: 'air', from: [5, 21], to: [6, 20] },
  { id: 'cancer', element: 'water', from: [6, 21], to: [7, 22] },
  { id: 'leo', element: 'fire', from: [7, 23], to: [8, 22] },
  { id: 'virgo', element: 'earth', from: [8, 23], to: [9, 22] },
  { id: 'libra', element: 'air', from: [9, 23], to: [10, 22] },
  { id: 'scorpio', element: 'water', from: [10, 23], to: [11, 21] },
  { id: 'sagittarius', element: 'fire', from: [11, 22], to: [12, 21] },
  { id: 'capricorn', element: 'earth', from: [12, 22], to: [1, 19] },
  { id: 'aquarius', element: 'air', from: [1, 20], to: [2, 18] },
  { id: 'pisces', element: 'water', from: [2, 19], to: [3, 20] },
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

/** The sign that calendars print for a day, `YYYY-MM-DD`. */
export function signOfDate(date: string): SignId {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  const begun = signs.findLast(({ from }) => from[0] === month && from[1] <= day)
  return (begun ?? signs.find(({ to }) => to[0] === month) ?? signs[0]).id
}

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

/** “3/21–4/19” as the language writes it. */
export function signDates({ from, to }: (typeof signs)[number], tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const day = ([month, date]: readonly [number, number]) =>
    format.format(Date.UTC(2024, month - 1, date))
  return `${day(from)} – ${day(to)}`
}
