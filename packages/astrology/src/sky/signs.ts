import {
  signElements,
  signQualities as qualities,
  zodiacSigns as signs,
} from '@lumen/contracts/fortune/names'

export { qualities, signElements, signs }

export type Sign = (typeof signs)[number]

export type SignElement = (typeof signElements)[number]
export type Quality = (typeof qualities)[number]

/** @param longitude tropical degrees */
export const signOf = (longitude: number): Sign => signs[Math.floor(longitude / 30) % 12]!
/** Degrees within the sign, 0 ≤ x < 30. */
export const degreeInSign = (longitude: number): number => longitude % 30

export const elementOf = (sign: Sign): SignElement => signElements[signs.indexOf(sign) % 4]!
export const qualityOf = (sign: Sign): Quality => qualities[signs.indexOf(sign) % 3]!

/** Nearer than this to an edge of a sign, another source may print the neighbouring sign; degrees. */
export const signEdge = 0.1
export const nearSignEdge = (longitude: number): boolean => {
  const within = degreeInSign(longitude)
  return within < signEdge || within > 30 - signEdge
}
