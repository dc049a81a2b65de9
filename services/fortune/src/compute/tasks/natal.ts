import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { Birth } from '../../domain/birth/resolve-birth.ts'
import {
  chartOptions,
  showAspect,
  showMoonPhase,
  showNatal,
  showPosition,
  skyOf,
} from '../../domain/charts/natal.ts'
import { aspectsAcross, type AspectPoint } from '@lumen/astrology/sky/aspects'
import { type SkyChart, skyChart } from '@lumen/astrology/sky/chart'
import { bodies, planets } from '@lumen/astrology/sky/points'
import { pointsOf } from '@lumen/astrology/sky/relationship'
import { solarReturn } from '@lumen/astrology/sky/returns'
import { signOf } from '@lumen/astrology/sky/signs'
import { type TimelineEvent, transitTimeline } from '@lumen/astrology/sky/timeline'
import type { Asker, TaskTools } from '../tools.ts'

/** Orbs of transits are a third of a natal chart’s. */
export const transitScale = 1 / 3
const dayLength = 86_400_000

/** What is told of the sky at one birth. */
export const natalTasks = ({ atlas, birth: resolve, noon, reader }: TaskTools) => ({
  async birthChart({ data, asker }: { data: BirthData; asker: Asker }) {
    const birth = await resolve(data, asker)
    const sky = skyOf(birth)
    const { placeText, interpretation, facts } = reader(asker.language).birthChart(sky)
    return {
      sun: placeText(sky.positions.Sun.longitude),
      moon: placeText(sky.positions.Moon.longitude),
      rising: sky.angles === undefined ? null : placeText(sky.angles.Asc),
      planets: Object.fromEntries(
        bodies.map((name) => [name, placeText(sky.positions[name].longitude)]),
      ),
      chart: showNatal(birth, sky, reader(asker.language)),
      interpretation,
      facts,
    }
  },

  async transits({ data, days, asker }: { data: BirthData; days: number; asker: Asker }) {
    const birth = await resolve(data, asker)
    const sky = skyOf(birth)
    const at = await noon(asker)
    const now = skyChart(at, undefined, chartOptions(birth))
    const aspects = transitAspects(now, sky)
    const texts = reader(asker.language)
    const { interpretation, facts } = texts.transits(aspects)
    const from = new Date(at.getTime() - dayLength / 2)
    const to = new Date(from.getTime() + days * dayLength)
    return {
      date: asker.date,
      positions: bodies.map((name) => showPosition(name, now.positions[name], null)),
      moonPhase: showMoonPhase(now.moonPhase),
      aspects: aspects.map(showAspect),
      timeline: transitTimeline(metPoints(sky), from, to, sky.zodiac).map((event) => ({
        ...showEvent(event),
        text: texts.timelineEvent(
          event.kind === 'lunation' ? { ...event, sign: signOf(event.moonLongitude) } : event,
        ),
      })),
      interpretation,
      chart: showNatal(birth, sky, reader(asker.language)),
      facts,
    }
  },

  async solarReturn({ data, year, asker }: { data: BirthData; year: number; asker: Asker }) {
    const birth = await resolve(data, asker)
    const natal = skyOf(birth)
    const { zones } = await atlas()
    const at = solarReturn(
      natal.positions.Sun.longitude,
      new Date(Date.UTC(year, 0, 1)),
      natal.zodiac,
    )
    const there: Birth = {
      ...birth,
      moment: { ...birth.moment, instant: at, ...zones.at(birth.zone, at) },
    }
    const sky = skyOf(there)
    const aspects = aspectsAcross(pointsOf(sky), pointsOf(natal), transitScale)
    const reading = reader(asker.language).solarReturn(year, sky, aspects)
    return {
      year,
      at: at.toISOString(),
      chart: showNatal(there, sky, reader(asker.language)),
      aspects: aspects.map(showAspect),
      ...reading,
    }
  },
})

/** From the sky of a day (a) to a birth chart, which stands still (b); closest first. */
export const transitAspects = (now: SkyChart, natal: SkyChart) =>
  aspectsAcross<AspectPoint, AspectPoint>(
    now.positions,
    Object.fromEntries(
      Object.entries(pointsOf(natal)).map(([name, { longitude }]) => [
        name,
        { longitude, speed: 0 },
      ]),
    ),
    transitScale,
  )

/** Birth points that transits are told to: planets, the node, the angles. */
const metPoints = ({ positions, angles }: SkyChart) => ({
  ...Object.fromEntries(planets.map((name) => [name, positions[name].longitude])),
  TrueNode: positions.TrueNode.longitude,
  ...angles,
})

function showEvent(event: TimelineEvent) {
  const { kind, body, at } = event
  const isAspect = event.kind === 'aspect'
  return {
    kind,
    body,
    at: at.toISOString(),
    from: isAspect ? (event.from?.toISOString() ?? null) : null,
    to: isAspect ? (event.to?.toISOString() ?? null) : null,
    aspect: isAspect ? event.aspect : null,
    natal: isAspect ? event.natal : null,
    sign:
      event.kind === 'ingress'
        ? event.sign
        : event.kind === 'lunation'
          ? signOf(event.moonLongitude)
          : null,
    turns: event.kind === 'station' ? event.turns : null,
    lunation: event.kind === 'lunation' ? event.lunation : null,
  }
}
