import type { AspectPoint } from '@lumen/astrology/sky/aspects'
import type { SkyChart } from '@lumen/astrology/sky/chart'
import { planets } from '@lumen/astrology/sky/points'
import { degreeInSign, signElements, signOf } from '@lumen/astrology/sky/signs'
import type { Fact } from '@lumen/contracts/fortune/schema'
import type { ChartWeights } from '../facts/chart-weights.ts'
import { formOf, type Name } from '../pack/text.ts'
import type { Voice } from '../voice.ts'
import { figureLabel, stelliumLabel } from './birth-paragraphs.ts'
import { pointFact } from './relationship.ts'

/** A longitude in the reader’s language, minutes cut off: 白羊座 12°34′. */
export function placeText(voice: Voice, longitude: number): string {
  const within = degreeInSign(longitude)
  const degree = Math.floor(within)
  const minute = Math.floor((within - degree) * 60)
  const sign = formOf(voice.pack.names.signs[signOf(longitude)])
  return `${sign} ${degree}°${String(minute).padStart(2, '0')}′`
}

/**
 * The facts of a birth chart. Of those of kind `planet` Sun and Moon come first, then the ascendant
 * where there is one, then the planets in the order they are shown.
 * @param told what the reading tells
 */
export function birthChartFacts(voice: Voice, chart: SkyChart, told: ChartWeights): Fact[] {
  const { names, labels } = voice.pack
  const { positions, angles, houseOf, sensitive, moonPhase, balance } = chart
  const at = (kind: Fact['kind'], name: Name, longitude: number) =>
    voice.fact(kind, labels.planetInSign, { planet: name, sign: placeText(voice, longitude) })
  const placed = (point: AspectPoint, longitude: number) =>
    at('planet', names.points[point], longitude)
  const { ruler } = told
  return [
    placed('Sun', positions.Sun.longitude),
    placed('Moon', positions.Moon.longitude),
    ...(angles ? [placed('Asc', angles.Asc)] : []),
    ...planets.slice(2).map((planet) => placed(planet, positions[planet].longitude)),
    ...(ruler && houseOf
      ? [
          voice.fact('house', labels.chartRuler, {
            planet: names.points[ruler],
            house: houseOf[ruler],
          }),
        ]
      : []),
    ...told.figures.map(({ of }) => ({ kind: 'aspect' as const, label: figureLabel(voice, of) })),
    ...told.stellia.map(({ of }) => ({ kind: 'sign' as const, label: stelliumLabel(voice, of) })),
    ...told.aspects.map(({ of }) => pointFact(voice, 'aspect', of)),
    at('house', names.points.TrueNode, positions.TrueNode.longitude),
    ...(sensitive
      ? [
          at('house', names.sensitive.fortune, sensitive.fortune),
          at('house', names.sensitive.vertex, sensitive.vertex),
        ]
      : []),
    voice.fact('moon-phase', labels.phase, {
      phase: names.phases[moonPhase.name],
      lit: Math.round(moonPhase.lit * 100),
    }),
    ...signElements.map((element) =>
      voice.fact('balance', labels.balance, {
        element: names.signElements[element],
        n: balance.elements[element],
      }),
    ),
  ]
}
