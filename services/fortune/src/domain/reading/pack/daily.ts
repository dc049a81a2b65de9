import { lunationKinds } from '@lumen/astrology/sky/events'
import { planets } from '@lumen/astrology/sky/points'
import { moonPhases } from '@lumen/contracts/fortune/names'
import { aspectKinds } from '@lumen/contracts/fortune/birth-chart'
import type { Static } from 'typebox'
import { westernAreas } from '../facts/factors.ts'
import { Closed, Each, Line, Numbered, Pool } from './text.ts'

/** Planets whose backward motion is told of. */
const wanderers = planets.filter((planet) => planet !== 'Sun' && planet !== 'Moon')
export type Wanderer = (typeof wanderers)[number]

/** Western texts of a day, a week and a month. */
export const DailyPack = Closed({
  moonHouse: Numbered(12, Pool('sign', 'moonSign')),
  aspects: Each(aspectKinds, Pool('a', 'b', 'aTheme', 'bTheme', 'aspect')),
  rulerHouse: Numbered(12, Pool('sign', 'ruler', 'topic')),
  phases: Each(moonPhases, Pool()),
  phaseAdvice: Each(moonPhases, Pool()),
  houseDeed: Numbered(12, Pool()),
  retrograde: Each(wanderers, Pool('topic')),
  ingress: Pool('planet', 'planetSign', 'theme', 'topic'),
  ingressOn: Pool('day', 'planet', 'planetSign', 'theme', 'topic'),
  lunation: Each(lunationKinds, Pool('day', 'moonSign', 'topic')),
  sunStays: Line('from', 'to', 'planetSign'),
  sunHouse: Numbered(12, Pool('sign')),
  bestDay: Pool('day', 'moonSign', 'topic'),
  carefulDay: Pool('day', 'moonSign', 'topic'),
})

export type WesternArea = (typeof westernAreas)[number]

/** An area of a life by the house of the Moon, and by that of the planet that carries it. */
export const AreasPack = Each(
  westernAreas,
  Closed({ moon: Numbered(12, Pool('sign')), planet: Numbered(12, Pool('sign')) }),
)
export type AreasPack = Static<typeof AreasPack>
