import type { WesternProfilePack } from '../../pack/western-profile.ts'
import { aries, cancer, gemini, leo, taurus, virgo } from './western-spring.ts'
import { aquarius, capricorn, libra, pisces, sagittarius, scorpio } from './western-autumn.ts'

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
