import type { EasternProfilePack } from '../../pack/eastern-profile.ts'
import { dragon, ox, rabbit, rat, snake, tiger } from './animals-first.ts'
import { dog, goat, horse, monkey, pig, rooster } from './animals-second.ts'

export const animals: EasternProfilePack = {
  rat,
  ox,
  tiger,
  rabbit,
  dragon,
  snake,
  horse,
  goat,
  monkey,
  rooster,
  dog,
  pig,
}
