import { curlyHair } from './hair-curls.ts'
import { longHair } from './hair-long.ts'
import { shortHair } from './hair-short.ts'
import { tiedHair } from './hair-tied.ts'
import type { HairStyle, HairStyleName } from './portrait.ts'

/** How hair is worn. */
export const hairStyles: Readonly<Record<HairStyleName, HairStyle>> = {
  ...curlyHair,
  ...longHair,
  ...shortHair,
  ...tiedHair,
}
