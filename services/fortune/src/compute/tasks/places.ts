import type { BirthData, BirthStars, Place } from '@lumen/contracts/fortune/birth'
import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import type { Language } from '@lumen/contracts/languages'
import { placeIdOf, showPlace } from '../../domain/birth/place.ts'
import { methodOf } from '../../domain/charts/method.ts'
import { pillarsOf, pillarTexts } from '../../domain/charts/bazi.ts'
import { moonRangeOf, tropicalSkyOf } from '../../domain/charts/natal.ts'
import { signOf } from '@lumen/astrology/sky/signs'
import type { Asker, TaskTools } from '../tools.ts'

/** Places, and what a birth comes to before anything is told of it. */
export const placeTasks = ({ atlas, birth: resolve }: TaskTools) => ({
  /** What was written out comes first, then what it may become, then what it is nearly called like. */
  async searchPlaces({ query, language }: { query: string; language: Language }): Promise<Place[]> {
    const { gazetteer } = await atlas()
    const found = gazetteer.find(query)
    const written =
      found.kind === 'found' ? [found.place] : found.kind === 'ambiguous' ? found.candidates : []
    const completed = gazetteer.complete(query, fortuneLimits.places)
    const isGuess = found.kind === 'ambiguous' && found.guessed
    const places = isGuess ? [...completed, ...written] : [...written, ...completed]
    const shown = places.map((place) => showPlace(place, language))
    return [...new Map(shown.map((place) => [place.id, place])).values()].slice(
      0,
      fortuneLimits.places,
    )
  },
  /** The signs and pillars of a birth, and the place that it was read with. */
  async profile({ data, asker }: { data: BirthData; asker: Asker }) {
    const birth = await resolve(data, asker)
    const sky = tropicalSkyOf(birth)
    const chart = pillarsOf(birth)
    return {
      placeId: birth.found === null ? null : placeIdOf(birth.found.place),
      zodiacSign: signOf(sky.positions.Sun.longitude),
      chineseZodiac: chart.animal,
      baziChart: {
        ...pillarTexts(chart.pillars),
        elements: chart.balance.counts,
        elementFractions: chart.balance.fractions,
      },
      method: methodOf(birth, sky.houses?.system ?? null, asker.language),
    }
  },
  /** The same in names alone, for whoever keeps a birth without a reading of it. */
  async stars({
    data,
    asker,
  }: {
    data: BirthData
    asker: Asker
  }): Promise<{ placeId: string | null; stars: BirthStars }> {
    const birth = await resolve(data, asker)
    const { positions, angles } = tropicalSkyOf(birth)
    const { animal, pillars } = pillarsOf(birth)
    const { instant, timeKnown } = birth.moment
    const moons = timeKnown ? [signOf(positions.Moon.longitude)] : moonRangeOf(instant).signs
    const { year, month, day, hour } = pillarTexts(pillars)
    return {
      placeId: birth.found === null ? null : placeIdOf(birth.found.place),
      stars: {
        sun: signOf(positions.Sun.longitude),
        moon: moons.length === 1 ? (moons[0] ?? null) : null,
        rising: angles === undefined ? null : signOf(angles.Asc),
        animal,
        pillars: { year, month, day, hour },
      },
    }
  },
})
