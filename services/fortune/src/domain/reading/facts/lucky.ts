import type { LuckyColor as Color } from '@lumen/contracts/fortune/schema'
import type { Planet } from '@lumen/astrology/sky/points'
import { degreeInSign, type Sign, signs } from '@lumen/astrology/sky/signs'
import type { Direction } from '@lumen/astrology/feng-shui/eight-mansions'
import type { Animal, Element } from '@lumen/astrology/bazi/stems-branches'
import { helperOf, type SignDay } from './sign-day.ts'
import type { SkyDay } from './sky-day.ts'

/** Colours that tradition gives the planets, three each. */
const planetColors: Readonly<Record<Planet, readonly [Color, Color, Color]>> = {
  Sun: ['gold', 'amber', 'orange'],
  Moon: ['silver', 'ivory', 'sky-blue'],
  Mercury: ['lemon', 'grey', 'teal'],
  Venus: ['emerald', 'rose', 'ivory'],
  Mars: ['crimson', 'coral', 'orange'],
  Jupiter: ['indigo', 'violet', 'blue'],
  Saturn: ['black', 'brown', 'olive'],
  Uranus: ['sky-blue', 'teal', 'silver'],
  Neptune: ['teal', 'violet', 'blue'],
  Pluto: ['black', 'crimson', 'ochre'],
}

/** Directions of the signs (William Lilly, Christian Astrology, 1647), to the nearest of eight. */
const signDirections: Readonly<Record<Sign, Direction>> = {
  aries: 'E',
  taurus: 'SE',
  gemini: 'SW',
  cancer: 'N',
  leo: 'NE',
  virgo: 'SW',
  libra: 'W',
  scorpio: 'NE',
  sagittarius: 'SE',
  capricorn: 'S',
  aquarius: 'NW',
  pisces: 'NW',
}

/** Planetary hours run down this list; the first hour of a day belongs to its own planet. */
const chaldean = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'] as const
/** Sunday to Saturday. */
const dayRulers = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
/** Rulers of the signs before 1781, who own the planetary hours. */
const oldRulers: Readonly<Record<Sign, (typeof chaldean)[number]>> = {
  aries: 'Mars',
  taurus: 'Venus',
  gemini: 'Mercury',
  cancer: 'Moon',
  leo: 'Sun',
  virgo: 'Mercury',
  libra: 'Venus',
  scorpio: 'Mars',
  sagittarius: 'Jupiter',
  capricorn: 'Saturn',
  aquarius: 'Saturn',
  pisces: 'Jupiter',
}

export type Lucky = {
  readonly color: Color
  readonly number: number
  readonly direction: Direction
  /** HH:00–HH:00 on the reader’s clock. */
  readonly time: string
  /** The planet that the four come from. */
  readonly helper: Planet
}

/**
 * Colour: of the day’s most helpful planet, the shade by the Moon’s place. Number: the degree, 1
 * to 30, at which it stands. Direction: of the sign it stands in. Time: the first hour from 7:00
 * that belongs to the sign’s old ruler, hours counted from a sunrise at 6:00.
 */
export function luckyOf(found: SignDay, day: SkyDay): Lucky {
  const helper = helperOf(found, day)
  const shade = Math.floor(day.positions.Moon.longitude / 10) + signs.indexOf(found.sign)
  const first = chaldean.indexOf(dayRulers[day.weekday]!)
  const own = chaldean.indexOf(oldRulers[found.sign])
  const offset = (own - first + 7) % 7
  const hour = 6 + (offset === 0 ? 7 : offset)
  return {
    color: planetColors[helper][shade % 3]!,
    number: Math.floor(degreeInSign(day.positions[helper].longitude)) + 1,
    direction: signDirections[day.signOf[helper]],
    time: `${hourText(hour)}–${hourText(hour + 1)}`,
    helper,
  }
}

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Colours and numbers (河图) of the five elements. */
export const elementColors: Readonly<Record<Element, readonly Color[]>> = {
  wood: ['emerald', 'teal'],
  fire: ['crimson', 'violet'],
  earth: ['ochre', 'brown'],
  metal: ['ivory', 'gold'],
  water: ['black', 'blue'],
}
export const elementNumbers: Readonly<Record<Element, readonly number[]>> = {
  wood: [3, 8],
  fire: [2, 7],
  earth: [5, 10],
  metal: [4, 9],
  water: [1, 6],
}
/** Where each branch lies on the compass, to the nearest of eight. */
export const animalDirections: Readonly<Record<Animal, Direction>> = {
  rat: 'N',
  ox: 'NE',
  tiger: 'NE',
  rabbit: 'E',
  dragon: 'SE',
  snake: 'SE',
  horse: 'S',
  goat: 'SW',
  monkey: 'SW',
  rooster: 'W',
  dog: 'NW',
  pig: 'NW',
}
