import { classicalPlanets } from '@lumen/astrology/sky/dignities'
import { signs } from '@lumen/astrology/sky/signs'
import { moonPhases } from '@lumen/contracts/fortune/names'
import type { Static } from 'typebox'
import { meetings } from './relationship.ts'
import { Closed, Each, Line, Numbered, Pool } from './text.ts'

/** Profections, progressions, directions and the lunar return. */
export const ForecastPack = Closed({
  profection: Numbered(12, Line()),
  lord: Each(classicalPlanets, Line()),
  progressedMoon: Each(signs, Line()),
  moonEnters: Line('sign', 'year'),
  progressedPhase: Each(moonPhases, Line()),
  directed: Each(meetings, Pool('a', 'b', 'aTheme', 'bTheme')),
  quiet: Closed({ progressed: Line(), solarArc: Line() }),
  lunarReturn: Line('day', 'next'),
})
export type ForecastPack = Static<typeof ForecastPack>
