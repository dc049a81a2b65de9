import type { Gender } from '../bazi/stems-branches.ts'

export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Direction = (typeof directions)[number]

/** The four good and four hard fields of the 八宅 school. */
export const mansionFields = [
  '生气',
  '天医',
  '延年',
  '伏位',
  '祸害',
  '六煞',
  '五鬼',
  '绝命',
] as const
export type MansionField = (typeof mansionFields)[number]

/** Directions of each field, in the order of `mansionFields`, by life number. */
const fieldsByNumber: Readonly<Record<number, readonly Direction[]>> = {
  1: ['SE', 'E', 'S', 'N', 'W', 'NW', 'NE', 'SW'],
  2: ['NE', 'W', 'NW', 'SW', 'E', 'S', 'SE', 'N'],
  3: ['S', 'N', 'SE', 'E', 'SW', 'NE', 'NW', 'W'],
  4: ['N', 'S', 'E', 'SE', 'NW', 'W', 'SW', 'NE'],
  6: ['W', 'NE', 'SW', 'NW', 'SE', 'N', 'E', 'S'],
  7: ['NW', 'SW', 'NE', 'W', 'N', 'SE', 'S', 'E'],
  8: ['SW', 'NW', 'W', 'NE', 'S', 'E', 'N', 'SE'],
  9: ['E', 'SE', 'N', 'S', 'NE', 'SW', 'W', 'NW'],
}

export type EightMansions = {
  /** 命卦, 1 to 9 without 5. */
  readonly lifeNumber: number
  /** East-group people do well in N, E, SE, S; west-group people in the others. */
  readonly group: 'east' | 'west'
  readonly fields: Readonly<Record<MansionField, Direction>>
}

const digitalRoot = (year: number) => 1 + ((year - 1) % 9)

/** @param solarYear the year of birth as it runs from 立春 to 立春 */
export function eightMansions(solarYear: number, gender: Gender): EightMansions {
  const root = digitalRoot(solarYear)
  const raw = gender === 'male' ? 11 - root : 4 + root
  const reduced = raw > 9 ? raw - 9 : raw
  const lifeNumber = reduced === 5 ? (gender === 'male' ? 2 : 8) : reduced
  const found = fieldsByNumber[lifeNumber]!
  return {
    lifeNumber,
    group: [1, 3, 4, 9].includes(lifeNumber) ? 'east' : 'west',
    fields: Object.fromEntries(mansionFields.map((field, at) => [field, found[at]!])) as Record<
      MansionField,
      Direction
    >,
  }
}

/** The order in which the nine stars fly through the palaces from the middle. */
const flight = ['centre', 'NW', 'W', 'NE', 'S', 'N', 'SW', 'E', 'SE'] as const
export type Palace = (typeof flight)[number]

/** 流年飞星: the star, 1 to 9, of each palace in a solar year. */
export function flyingStars(solarYear: number): Readonly<Record<Palace, number>> {
  const raw = 11 - digitalRoot(solarYear)
  const middle = raw > 9 ? raw - 9 : raw
  return Object.fromEntries(
    flight.map((palace, at) => [palace, ((middle - 1 + at) % 9) + 1]),
  ) as Record<Palace, number>
}
