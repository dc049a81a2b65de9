import type { Fact } from '@lumen/contracts/fortune/schema'
import type { ReadingGroup } from '@lumen/contracts/fortune/birth-chart'
import type { SkyChart } from '@lumen/astrology/sky/chart'
import { type ChartWeights, chartWeights } from '../facts/chart-weights.ts'
import { textOfAspect } from '../pack/natal.ts'
import { scatter, type Voice } from '../voice.ts'
import { birthChartFacts, placeText } from './birth-facts.ts'
import {
  aspectParagraph,
  balanceParagraph,
  figureParagraph,
  nodeParagraph,
  type Paragraph,
  phaseParagraph,
  planetParagraph,
  risingParagraph,
  sensitiveParagraphs,
  stelliumParagraph,
} from './birth-paragraphs.ts'

export type BirthChartReading = {
  /** A place as it is printed: 白羊座 12°34′. */
  readonly placeText: (longitude: number) => string
  readonly interpretation: readonly {
    readonly title: string
    readonly text: string
    readonly group?: ReadingGroup
  }[]
  readonly facts: readonly Fact[]
}

/** Paragraphs that open a reading: a sentence that names the two weightiest planets, then these. */
const leading = 6
export const leadLength = 1 + leading
const mostAspects = 8
const groupOrder: readonly ReadingGroup[] = ['planets', 'aspects', 'figures', 'points']

/**
 * The text of a birth chart in order of importance. What weighs most of all it holds leads, of
 * whatever kind it is; the rest follows in groups, each with the weightiest first. The weights are
 * those of `chartWeights`.
 */
export function writeBirthChart(voice: Voice, chart: SkyChart): BirthChartReading {
  const weights = toldOf(voice, chartWeights(chart))
  const { natal, names, 'birth-points': points } = voice.pack
  const turn =
    Math.floor(chart.positions.Moon.longitude) + Math.floor(chart.positions.Sun.longitude)
  const [first, second] = weights.planets
  const parts: readonly Paragraph[] = [
    ...weights.planets.map((planet) => planetParagraph(voice, chart, planet)),
    ...risingParagraph(voice, chart, weights),
    ...weights.figures.map((figure) => figureParagraph(voice, figure)),
    ...weights.stellia.map((stellium) => stelliumParagraph(voice, stellium)),
    ...weights.aspects.map((aspect) => aspectParagraph(voice, aspect)),
    nodeParagraph(voice, chart),
    phaseParagraph(voice, chart),
    ...balanceParagraph(voice, chart),
    ...sensitiveParagraphs(voice, chart),
  ].toSorted((x, y) => y.weight - x.weight)
  const rest = parts.slice(leading)
  return {
    placeText: (longitude) => placeText(voice, longitude),
    interpretation: [
      {
        title: voice.fill(natal.titles.opening),
        text: voice.say(points.opening, scatter(turn, 0), {
          first: names.points[first!.of],
          second: names.points[second!.of],
        }),
      },
      ...parts.slice(0, leading).map(({ title, text }) => ({ title, text })),
      ...(chart.angles
        ? []
        : [{ title: voice.fill(natal.titles.houses), text: voice.say(natal.noRising, 0) }]),
      ...groupOrder.flatMap((group) =>
        rest
          .filter((part) => part.group === group)
          .map(({ title, text }) => ({ title, text, group })),
      ),
      {
        title: voice.fill(natal.titles.closing),
        text: voice.say(points.closing, scatter(turn, 1)),
      },
    ],
    facts: birthChartFacts(voice, chart, weights),
  }
}

/** What of a chart is told: each kind of figure once, one stellium by sign and one by house. */
function toldOf(voice: Voice, { aspects, figures, stellia, ...weights }: ChartWeights) {
  const once = <T>(items: readonly T[], kindOf: (item: T) => unknown) =>
    items.filter((item, at) => items.findIndex((one) => kindOf(one) === kindOf(item)) === at)
  return {
    ...weights,
    aspects: aspects
      .filter(({ of }) => textOfAspect(voice.pack['birth-aspects'], of) !== undefined)
      .slice(0, mostAspects),
    figures: once(figures, ({ of }) => of.kind),
    stellia: once(stellia, ({ of }) => 'sign' in of),
  } satisfies ChartWeights
}
