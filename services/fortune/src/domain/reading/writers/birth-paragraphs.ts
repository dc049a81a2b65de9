import type { Aspect, AspectPoint } from '@lumen/astrology/sky/aspects'
import type { SkyChart } from '@lumen/astrology/sky/chart'
import { dignityOf, isClassical } from '@lumen/astrology/sky/dignities'
import type { Figure, Stellium } from '@lumen/astrology/sky/figures'
import { houseOf } from '@lumen/astrology/sky/houses'
import type { Planet } from '@lumen/astrology/sky/points'
import { hemisphereOf } from '@lumen/astrology/sky/sensitive-points'
import { qualities, signElements, signOf } from '@lumen/astrology/sky/signs'
import type { ReadingGroup } from '@lumen/contracts/fortune/birth-chart'
import type { ChartWeights, Weighed } from '../facts/chart-weights.ts'
import { textOfAspect } from '../pack/natal.ts'
import type { Voice } from '../voice.ts'
import { pointSlots } from './relationship.ts'

/** A part of a birth chart’s reading, and what it weighs on the scale of `chartWeights`. */
export type Paragraph = {
  readonly weight: number
  readonly group: ReadingGroup
  readonly title: string
  readonly text: string
}

/** What every chart has, and no chart turns upon. */
const weightOf = { node: 4, phase: 3, balance: 2.5, fortune: 2, vertex: 1.5 } as const

const placementTitle = (
  { pack: { names, natal }, fill }: Voice,
  point: AspectPoint,
  { positions, houseOf: houses }: SkyChart,
) => {
  if (point === 'Asc' || point === 'MC') throw new RangeError('An angle is no placement')
  const slots = {
    planet: names.points[point],
    sign: names.signs[signOf(positions[point].longitude)],
  }
  return houses === undefined
    ? fill(natal.titles.placement, slots)
    : fill(natal.titles.placementHouse, { ...slots, house: houses[point] })
}

/** A planet by sign, house, dignity, and as one that ran backwards. */
export function planetParagraph(
  voice: Voice,
  chart: SkyChart,
  { weight, of: planet }: Weighed<Planet>,
): Paragraph {
  const { pack } = voice
  const points = pack['birth-points']
  const { longitude, speed } = chart.positions[planet]
  const sign = signOf(longitude)
  const dignity = dignityOf(planet, sign)
  const backward = Object.entries(points.retrograde).find(([name]) => name === planet)
  return {
    weight,
    group: 'planets',
    title: placementTitle(voice, planet, chart),
    text: voice.join(
      pack['planets-in-signs'][planet][sign],
      chart.houseOf && pack['planets-in-houses'][planet][chart.houseOf[planet]],
      dignity && isClassical(planet) ? points.dignity[planet][dignity] : undefined,
      speed < 0 ? backward?.[1] : undefined,
    ),
  }
}

/** The rising sign and the house of its ruler. */
export function risingParagraph(
  { pack: { names, natal, signs, 'birth-points': points }, fill, join }: Voice,
  { angles, houseOf: houses }: SkyChart,
  { planets: weighed, ruler }: ChartWeights,
): Paragraph[] {
  if (angles === undefined || houses === undefined || ruler === undefined) return []
  const sign = signOf(angles.Asc)
  const house = houses[ruler]
  return [
    {
      weight: weighed[1]!.weight,
      group: 'points',
      title: fill(natal.titles.rising, {
        sign: names.signs[sign],
        planet: names.points[ruler],
        house,
      }),
      text: join(signs[sign].rising, points.ruler[house]),
    },
  ]
}

export const aspectParagraph = (
  voice: Voice,
  { weight, of: aspect }: Weighed<Aspect<AspectPoint, AspectPoint>>,
): Paragraph => ({
  weight,
  group: 'aspects',
  title: voice.fill(voice.pack.natal.titles.aspect, pointSlots(voice, aspect)),
  text: textOfAspect(voice.pack['birth-aspects'], aspect)!,
})

/** Title, or label, of a figure: which it is and who forms it. */
export const figureLabel = (
  { pack: { labels, names }, fill, list }: Voice,
  { kind, members }: Figure,
): string =>
  fill(labels.figure, {
    figure: names.figures[kind],
    list: list(members.map((planet) => names.points[planet])),
  })

export function figureParagraph(voice: Voice, { weight, of: figure }: Weighed<Figure>): Paragraph {
  const { names, 'birth-points': points } = voice.pack
  const { kind, apex, quality, element } = figure
  return {
    weight,
    group: 'figures',
    title: figureLabel(voice, figure),
    text: voice.fill(points.pattern[kind], {
      ...(apex && { apex: names.points[apex] }),
      quality: names.qualities[quality],
      element: names.signElements[element],
    }),
  }
}

export function stelliumLabel(
  { pack: { labels, names }, fill, list }: Voice,
  stellium: Stellium,
): string {
  const slots = { list: list(stellium.members.map((planet) => names.points[planet])) }
  return 'sign' in stellium
    ? fill(labels.stellium, { ...slots, sign: names.signs[stellium.sign] })
    : fill(labels.stelliumHouse, { ...slots, house: stellium.house })
}

export function stelliumParagraph(voice: Voice, { weight, of }: Weighed<Stellium>): Paragraph {
  const points = voice.pack['birth-points']
  return {
    weight,
    group: 'figures',
    title: stelliumLabel(voice, of),
    text: 'sign' in of ? points.stellium[of.sign] : points.stelliumHouse[of.house]!,
  }
}

/** The true north node. */
export function nodeParagraph(voice: Voice, chart: SkyChart): Paragraph {
  const points = voice.pack['birth-points']
  return {
    weight: weightOf.node,
    group: 'points',
    title: placementTitle(voice, 'TrueNode', chart),
    text: voice.join(
      points.node[signOf(chart.positions.TrueNode.longitude)],
      chart.houseOf && points.nodeHouse[chart.houseOf.TrueNode],
    ),
  }
}

/** Part of Fortune and Vertex, by house. */
export function sensitiveParagraphs(
  { pack: { names, natal, 'birth-points': points }, fill }: Voice,
  { sensitive, houses }: SkyChart,
): Paragraph[] {
  if (sensitive === undefined || houses === undefined) return []
  return (['fortune', 'vertex'] as const).map((point) => {
    const house = houseOf(sensitive[point], houses.cusps)
    return {
      weight: weightOf[point],
      group: 'points',
      title: fill(natal.titles.pointHouse, { planet: names.sensitive[point], house }),
      text: points[point][house]!,
    }
  })
}

export const phaseParagraph = (
  { pack: { names, natal, 'birth-points': points }, fill }: Voice,
  { moonPhase }: SkyChart,
): Paragraph => ({
  weight: weightOf.phase,
  group: 'figures',
  title: fill(natal.titles.phase, { phase: names.phases[moonPhase.name] }),
  text: points.moonPhase[moonPhase.name],
})

/** Elements and qualities that have most, and the half of the chart that does; nothing where all of them are even. */
export function balanceParagraph(
  voice: Voice,
  { balance, positions, angles }: SkyChart,
): Paragraph[] {
  const { natal, 'birth-points': points } = voice.pack
  const most = <K extends string>(order: readonly K[], of: Readonly<Record<K, number>>) => {
    const [first, second] = order.toSorted((a, b) => of[b] - of[a])
    return of[first!] > of[second!] ? first : undefined
  }
  const element = most(signElements, balance.elements)
  const quality = most(qualities, balance.qualities)
  const missing = signElements.find((element) => balance.elements[element] === 0)
  const half = angles && hemisphereOf(positions, angles)
  const text = voice.join(
    element && voice.say(natal.richElement[element], 0),
    missing && voice.say(natal.poorElement[missing], 0),
    quality && voice.say(natal.richQuality[quality], 0),
    half && points.hemisphere[half],
  )
  return text === ''
    ? []
    : [
        {
          weight: weightOf.balance,
          group: 'figures',
          title: voice.fill(natal.titles.balance),
          text,
        },
      ]
}
