import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { AspectPoint } from '@lumen/astrology/sky/aspects'
import {
  type CombinedChart,
  composite,
  compositeChart,
  davison,
  overlay,
} from '@lumen/astrology/sky/combined'
import { bodies, type BodyName, planets } from '@lumen/astrology/sky/points'
import { domainScores, kindScores } from '@lumen/astrology/sky/relationship-scores'
import { relationshipScore, synastry } from '@lumen/astrology/sky/relationship'
import type { Birth } from '../../domain/birth/resolve-birth.ts'
import {
  chartOptions,
  knownPlace,
  showAngles,
  showAspect,
  showHouses,
  showNatal,
  showPosition,
  skyOf,
  zodiacPlace,
} from '../../domain/charts/natal.ts'
import type { Reader } from '../../domain/reading/reader.ts'
import type { Asker, TaskTools } from '../tools.ts'

/** What is told of two births. */
export const synastryTasks = ({ birth: resolve, reader }: TaskTools) => ({
  async synastry({ one, two, asker }: { one: BirthData; two: BirthData; asker: Asker }) {
    const birth1 = await resolve(one, asker)
    // Both are drawn alike, as the first was chosen to be.
    const birth2 = { ...(await resolve(two, asker)), ...chartOptions(birth1) }
    const [sky1, sky2] = [skyOf(birth1), skyOf(birth2)]
    const aspects = synastry(sky1, sky2)
    const score = relationshipScore(aspects)
    const texts = reader(asker.language)
    const { terms, ...reading } = texts.synastry(score, isSame(birth1, birth2))
    const midpoints = Object.entries(composite(sky1, sky2)) as [AspectPoint, number | null][]
    const domains = domainScores(aspects)
    const middle = davison(inSpace(birth1), inSpace(birth2), chartOptions(birth1))
    return {
      score: score.score,
      terms: score.terms.map(({ aspect, points }, at) => ({
        aspect: showAspect(aspect),
        points,
        text: terms[at]!,
      })),
      aspects: aspects.map(showAspect),
      composite: midpoints.flatMap(([name, longitude]) =>
        longitude === null ? [] : [{ name, ...zodiacPlace(longitude) }],
      ),
      compositeChart: showShared(compositeChart(sky1, sky2, chartOptions(birth1)), texts),
      davison: {
        ...showShared(middle.chart, texts),
        instant: middle.instant.toISOString(),
        place: middle.place ?? null,
      },
      overlays: {
        first: showOverlay(overlay(sky1, sky2), texts),
        second: showOverlay(overlay(sky2, sky1), texts),
      },
      domains: domains.map((one) => ({
        domain: one.domain,
        score: one.score,
        text: texts.domain(one),
      })),
      kinds: kindScores(domains),
      chart1: showNatal(birth1, sky1, texts),
      chart2: showNatal(birth2, sky2, texts),
      ...reading,
    }
  },
})

const inSpace = (birth: Birth) => ({ instant: birth.moment.instant, place: knownPlace(birth) })

/** Somebody against themselves. */
const isSame = (one: Birth, two: Birth) =>
  one.moment.instant.getTime() === two.moment.instant.getTime() &&
  one.found?.place.latitude === two.found?.place.latitude &&
  one.found?.place.longitude === two.found?.place.longitude

const showShared = (chart: CombinedChart, texts: Reader) => ({
  positions: bodies.map((name) =>
    showPosition(name, chart.positions[name], chart.houseOf?.[name] ?? null),
  ),
  angles: showAngles(chart.angles),
  houses: showHouses(chart),
  aspects: chart.aspects.map(showAspect),
  text: texts.sharedChart(chart),
})

const showOverlay = (houses: Partial<Record<BodyName, number>>, texts: Reader) =>
  planets.flatMap((name) => {
    const house = houses[name]
    return house === undefined ? [] : [{ name, house, text: texts.overlay(house) }]
  })
