import type { BirthData } from '@lumen/contracts/fortune/birth'
import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import { aspectsAcross, type Aspect, type AspectPoint } from '@lumen/astrology/sky/aspects'
import { type SkyChart, skyChart } from '@lumen/astrology/sky/chart'
import { houseOf } from '@lumen/astrology/sky/houses'
import { bodies } from '@lumen/astrology/sky/points'
import { ageAt, profection } from '@lumen/astrology/sky/profections'
import {
  type Directed,
  progressedAspects,
  progressedPace,
  progressions,
  solarArc,
} from '@lumen/astrology/sky/progressions'
import { pointsOf } from '@lumen/astrology/sky/relationship'
import { lunarReturns } from '@lumen/astrology/sky/returns'
import { signOf } from '@lumen/astrology/sky/signs'
import { zoneClocks } from '@lumen/runtime/zone-clocks'
import type { Birth } from '../../domain/birth/resolve-birth.ts'
import {
  chartOptions,
  knownPlace,
  showAngles,
  showAspect,
  showHouses,
  showMoonPhase,
  showNatal,
  showPosition,
  skyOf,
} from '../../domain/charts/natal.ts'
import { FortuneProblem } from '../../domain/problem.ts'
import type { Asker, TaskTools } from '../tools.ts'
import { transitAspects, transitScale } from './natal.ts'

/** A day of a life by several techniques. */
export const forecastTasks = ({ atlas, birth: resolve, noon, reader }: TaskTools) => ({
  async forecast({ data, asker }: { data: BirthData; asker: Asker }) {
    const birth = await resolve(data, asker)
    const natal = skyOf(birth)
    checkDay(data.birthDate, asker.date)
    const at = await noon(asker)
    const { instant } = birth.moment
    // On the day of birth itself noon may come before the birth.
    const lived = at < instant ? instant : at
    const progressed = progressions({ birth: instant, natal }, lived, knownPlace(birth))
    const directed = solarArc(natal, progressed.arc)
    const year =
      natal.angles === undefined ? null : profection(natal.angles.Asc, data.birthDate, asker.date)
    const back = birth.moment.timeKnown ? returnOf(birth, natal, lived) : null
    const inner = withoutMeanNode(progressedAspects(progressed, natal, progressedPace))
    const arc = withoutMeanNode(progressedAspects(directed, natal, 1))
    const now = skyChart(at, undefined, chartOptions(birth))
    const { zones } = await atlas()
    const { timeZone } = asker
    const zone = timeZone !== null && zones.has(timeZone) ? timeZone : birth.zone
    const texts = reader(asker.language)
    const told = texts.forecast({
      profection: year,
      progressed,
      progressedAspects: inner,
      directedAspects: arc,
      lunarReturn: back && {
        day: dayOf(back.at, zone),
        next: dayOf(back.next, zone),
        chart: back.sky,
        aspects: back.aspects,
      },
    })
    return {
      date: asker.date,
      profection: year && {
        ...year,
        lordSign: signOf(natal.positions[year.lord].longitude),
        lordHouse: natal.houseOf![year.lord],
        text: told.profection,
      },
      progressed: {
        ...showRing(progressed, natal, inner),
        instant: progressed.instant.toISOString(),
        moonPhase: showMoonPhase(progressed.moonPhase),
        moonSign: signOf(progressed.positions.Moon.longitude),
        moonEnters: progressed.moonEnters && {
          sign: progressed.moonEnters.sign,
          at: progressed.moonEnters.at.toISOString(),
        },
        text: told.progressed,
      },
      solarArc: {
        ...showRing(directed, natal, arc),
        degrees: Number(progressed.arc.toFixed(4)),
        text: told.solarArc,
      },
      lunarReturn: back && {
        ...showRing(back.sky, back.sky, back.aspects),
        houses: showHouses(back.sky),
        at: back.at.toISOString(),
        next: back.next.toISOString(),
        text: told.lunarReturn,
      },
      sky: showRing(now, natal, withoutMeanNode(transitAspects(now, natal))),
      chart: showNatal(birth, natal, texts),
      facts: told.facts,
    }
  },
})

/** @throws FortuneProblem for a day before the birth, or too long after it */
function checkDay(birthDate: string, date: string): void {
  const age = ageAt(birthDate, date)
  if (age >= 0 && age <= fortuneLimits.forecastYears) return
  throw new FortuneProblem(
    'invalid_input',
    `A day from the birth on is told, for ${fortuneLimits.forecastYears} years`,
    [{ path: 'date', message: 'must lie within this life' }],
  )
}

function returnOf(birth: Birth, natal: SkyChart, at: Date) {
  const { last, next } = lunarReturns(natal.positions.Moon.longitude, at, natal.zodiac)
  const sky = skyChart(last, knownPlace(birth), chartOptions(birth))
  const aspects = aspectsAcross<AspectPoint, AspectPoint>(
    pointsOf(sky),
    pointsOf(natal),
    transitScale,
  )
  return { at: last, next, sky, aspects: withoutMeanNode(aspects) }
}

const clocks = zoneClocks('sv', { dateStyle: 'short' })

/** The day of an instant in a time zone, YYYY-MM-DD. */
const dayOf = (at: Date, zone: string): string => clocks.of(zone).format(at)

/** It stands beside the true one, within two degrees: told twice it says nothing more. */
const withoutMeanNode = (aspects: readonly Aspect<AspectPoint, AspectPoint>[]) =>
  aspects.filter(({ a, b }) => a !== 'MeanNode' && b !== 'MeanNode')

/** Points with the houses of a chart, and their aspects. */
const showRing = (
  { positions, angles }: Directed,
  { houses }: SkyChart,
  aspects: readonly Aspect<AspectPoint, AspectPoint>[],
) => ({
  positions: bodies.map((name) =>
    showPosition(
      name,
      positions[name],
      houses === undefined ? null : houseOf(positions[name].longitude, houses.cusps),
    ),
  ),
  angles: showAngles(angles),
  aspects: aspects.map(showAspect),
})
