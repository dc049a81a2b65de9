import { curlyHair } from './hair-curls.ts'
import { longHair } from './hair-long.ts'
import { shortHair } from './hair-short.ts'
import type { HairStyle } from './hair.ts'

export type HairStyleName = keyof typeof curlyHair | keyof typeof longHair | keyof typeof shortHair

/** How each portrait wears its hair. */
export const hairStyles: Readonly<Record<HairStyleName, HairStyle>> = {
  ...curlyHair,
  ...longHair,
  ...shortHair,
}
