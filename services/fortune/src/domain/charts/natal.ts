import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import type { Birth } from '../birth/resolve-birth.ts'
import type { Aspect } from '@lumen/astrology/sky/aspects'
import {
  type ChartOptions,
  type SkyChart,
  skyChart,
  type SkyPlace,
} from '@lumen/astrology/sky/chart'
import { bodies, type BodyName } from '@lumen/astrology/sky/points'
import type { Position } from '@lumen/astrology/sky/positions'
import { degreeInSign, signOf } from '@lumen/astrology/sky/signs'
import { type Zodiac, withinDay } from '@lumen/astrology/sky/zodiac'
import type { Reader } from '../reading/reader.ts'
import { methodOf } from './method.ts'

/** The sky at a birth: with angles and houses where both time and place are known. */
export const skyOf = (birth: Birth): SkyChart =>
  skyChart(birth.moment.instant, knownPlace(birth), chartOptions(birth))

/** The same in the tropical zodiac, whichever was chosen: the signs whose days and dates are told. */
export const tropicalSkyOf = (birth: Birth): SkyChart => skyOf({ ...birth, zodiac: 'tropical' })

/** Where somebody was born, where their time is known as well: what houses need. */
export const knownPlace = ({ moment, found }: Birth): SkyPlace | undefined =>
  moment.timeKnown && found !== null ? found.place : undefined

/** What was chosen for the chart of a birth. */
export const chartOptions = ({ houseSystem, zodiac, orbs }: Birth): Required<ChartOptions> => ({
  houseSystem,
  zodiac,
  orbs,
})

const fine = (value: number): number => Number(value.toFixed(4))

/** A longitude as it is printed; the minute is cut off, so that 29°59′59″ stays in its sign. */
export function zodiacPlace(longitude: number) {
  const within = degreeInSign(longitude)
  return {
    longitude: fine(longitude),
    sign: signOf(longitude),
    degree: Math.floor(within),
    minute: Math.floor((within % 1) * 60),
  }
}

export const showPosition = (name: BodyName, position: Position, house: number | null) => ({
  name,
  ...zodiacPlace(position.longitude),
  latitude: fine(position.latitude),
  speed: fine(position.speed),
  retrograde: position.speed < 0,
  house,
})

export const showAspect = <A extends string, B extends string>(aspect: Aspect<A, B>) => ({
  ...aspect,
  orb: fine(aspect.orb),
})

export const showMoonPhase = ({ name, elongation, lit }: SkyChart['moonPhase']) => ({
  name,
  elongation: fine(elongation),
  lit: fine(lit),
})

export const showAngles = (angles: SkyChart['angles']) =>
  (Object.entries(angles ?? {}) as ['Asc' | 'MC', number][]).map(([name, longitude]) => ({
    name,
    ...zodiacPlace(longitude),
  }))

export const showHouses = ({ houses }: Pick<SkyChart, 'houses'>) =>
  (houses?.cusps ?? []).map((longitude, index) => ({
    number: index + 1,
    ...zodiacPlace(longitude),
  }))

/** A chart with all that is told about it. @param reader writes what one should know of it */
export function showNatal(birth: Birth, sky: SkyChart, reader: Reader): NatalChart {
  const houseSystem = sky.houses?.system ?? null
  return {
    positions: bodies.map((name) =>
      showPosition(name, sky.positions[name], sky.houseOf?.[name] ?? null),
    ),
    angles: showAngles(sky.angles),
    houses: showHouses(sky),
    houseSystem,
    aspects: sky.aspects.map(showAspect),
    balance: sky.balance,
    moonPhase: showMoonPhase(sky.moonPhase),
    moonRange: birth.moment.timeKnown ? null : moonRangeOf(birth.moment.instant, sky.zodiac),
    warnings: reader.natalWarnings(birth, sky),
    method: methodOf(birth, houseSystem, reader.language),
  }
}

/** Where the Moon was from the beginning to the end of a day whose noon is given. */
export function moonRangeOf(
  noon: Date,
  zodiac: Zodiac = 'tropical',
): NonNullable<NatalChart['moonRange']> {
  const [from, to] = withinDay(zodiac, 'Moon', noon)
  return { from: fine(from), to: fine(to), signs: [...new Set([signOf(from), signOf(to)])] }
}
