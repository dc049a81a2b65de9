import type { AreasPack } from '../../pack/daily.ts'
import { moonCareer, moonHealth, moonLove, moonWealth } from './areas-moon.ts'
import { jupiterWealth, marsCareer, sunHealth, venusLove } from './areas-planets.ts'

export const areas: AreasPack = {
  love: { moon: moonLove, planet: venusLove },
  career: { moon: moonCareer, planet: marsCareer },
  wealth: { moon: moonWealth, planet: jupiterWealth },
  health: { moon: moonHealth, planet: sunHealth },
}
