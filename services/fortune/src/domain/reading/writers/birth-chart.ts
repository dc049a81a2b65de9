import type { Fact } from '@lumen/contracts/fortune/schema'
import type { SkyChart } from '@lumen/astrology/sky/chart'
import { planets } from '@lumen/astrology/sky/points'
import {
  degreeInSign,
  qualities,
  type Sign,
  signElements,
  signOf,
} from '@lumen/astrology/sky/signs'
import type { AspectPoint } from '@lumen/astrology/sky/aspects'
import { formOf } from '../pack/text.ts'
import type { Voice } from '../voice.ts'
import { pointFact, pointSlots } from './relationship.ts'

export type BirthChartReading = {
  /** A place as it is printed: 白羊座 12°34′. */
  readonly placeText: (longitude: number) => string
  readonly interpretation: readonly { readonly title: string; readonly text: string }[]
  readonly facts: readonly Fact[]
}

/** The texts of a natal chart: the three lights, planets, houses, aspects, balance. */
export function writeBirthChart(voice: Voice, chart: SkyChart): BirthChartReading {
  const { names, signs: profiles, natal } = voice.pack
  const { titles } = natal
  const signAt = (point: AspectPoint): Sign =>
    signOf(
      point === 'Asc' || point === 'MC' ? chart.angles![point] : chart.positions[point].longitude,
    )
  const turn =
    Math.floor(chart.positions.Moon.longitude) + Math.floor(chart.positions.Sun.longitude)
  const titled = (title: string, sign?: Sign) =>
    voice.fill(title, sign === undefined ? {} : { sign: names.signs[sign] })
  const others = planets.slice(2)
  const { houseOf } = chart
  const aspects = chart.aspects.filter(({ a, b }) => isTold(a) && isTold(b)).slice(0, 6)
  return {
    placeText: (longitude) => placeText(voice, longitude),
    interpretation: [
      { title: titled(titles.sun, signAt('Sun')), text: profiles[signAt('Sun')].sun },
      { title: titled(titles.moon, signAt('Moon')), text: profiles[signAt('Moon')].moon },
      chart.angles
        ? { title: titled(titles.rising, signAt('Asc')), text: profiles[signAt('Asc')].rising }
        : { title: titled(titles.houses), text: voice.say(natal.noRising, 0) },
      {
        title: titled(titles.planets),
        text: voice.join(
          ...others.map((planet, at) =>
            voice.say(natal.planetInSign, turn + at, {
              planet: names.points[planet],
              sign: names.signs[signAt(planet)],
              theme: names.themes[planet],
              manner: profiles[signAt(planet)].manner,
            }),
          ),
        ),
      },
      ...(houseOf === undefined
        ? []
        : [
            {
              title: titled(titles.houses),
              text: voice.join(
                ...planets.map((planet, at) =>
                  voice.say(natal.planetInHouse, turn + at, {
                    planet: names.points[planet],
                    theme: names.themes[planet],
                    house: houseOf[planet],
                    topic: names.topics[houseOf[planet]]!,
                  }),
                ),
              ),
            },
          ]),
      {
        title: titled(titles.aspects),
        text: voice.join(
          ...aspects.map((aspect, at) =>
            voice.say(natal.aspects[aspect.kind], turn + at, pointSlots(voice, aspect)),
          ),
        ),
      },
      { title: titled(titles.balance), text: balanceText(voice, chart) },
    ],
    facts: birthChartFacts(voice, chart, aspects),
  }
}

/** A longitude in the reader’s language, minutes cut off: 白羊座 12°34′. */
export function placeText(voice: Voice, longitude: number): string {
  const within = degreeInSign(longitude)
  const degree = Math.floor(within)
  const minute = Math.floor((within - degree) * 60)
  const sign = formOf(voice.pack.names.signs[signOf(longitude)])
  return `${sign} ${degree}°${String(minute).padStart(2, '0')}′`
}

/** Aspects of planets and angles are told; those of the other points are in the chart. */
export const isTold = (point: AspectPoint): boolean =>
  point === 'Asc' || point === 'MC' || planets.some((planet) => planet === point)

function balanceText(voice: Voice, { balance }: SkyChart): string {
  const { natal } = voice.pack
  const most = <K extends string>(order: readonly K[], of: Readonly<Record<K, number>>) =>
    order.reduce((best, one) => (of[one] > of[best] ? one : best))
  const missing = signElements.find((element) => balance.elements[element] === 0)
  return voice.join(
    voice.say(natal.richElement[most(signElements, balance.elements)], 0),
    missing && voice.say(natal.poorElement[missing], 0),
    voice.say(natal.richQuality[most(qualities, balance.qualities)], 0),
  )
}

function birthChartFacts(
  voice: Voice,
  chart: SkyChart,
  aspects: readonly SkyChart['aspects'][number][],
): Fact[] {
  const { names, labels } = voice.pack
  const placed = (point: AspectPoint, longitude: number) =>
    voice.fact('planet', labels.planetInSign, {
      planet: names.points[point],
      sign: placeText(voice, longitude),
    })
  return [
    placed('Sun', chart.positions.Sun.longitude),
    placed('Moon', chart.positions.Moon.longitude),
    ...(chart.angles ? [placed('Asc', chart.angles.Asc)] : []),
    ...planets.slice(2).map((planet) => placed(planet, chart.positions[planet].longitude)),
    ...aspects.map((aspect) => pointFact(voice, 'aspect', aspect)),
    ...signElements.map((element) =>
      voice.fact('balance', labels.balance, {
        element: names.signElements[element],
        n: chart.balance.elements[element],
      }),
    ),
  ]
}
