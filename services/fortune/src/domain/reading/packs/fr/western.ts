import type { WesternProfilePack } from '../../pack/western-profile.ts'
import { libra, sagittarius, scorpio } from './western-autumn.ts'
import { aries, gemini, taurus } from './western-spring.ts'
import { cancer, leo, virgo } from './western-summer.ts'
import { aquarius, capricorn, pisces } from './western-winter.ts'

export const western: WesternProfilePack = {
  aries,
  taurus,
  gemini,
  cancer,
  leo,
  virgo,
  libra,
  scorpio,
  sagittarius,
  capricorn,
  aquarius,
  pisces,
}
