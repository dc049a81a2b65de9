import type { Place as ShownPlace } from '@lumen/contracts/fortune/birth'
import type { Language } from '@lumen/contracts/languages'
import { parseCoordinates } from '@lumen/astrology/place-time/coordinates'
import type { Gazetteer } from '@lumen/astrology/place-time/gazetteer'
import { withoutEnding } from '@lumen/astrology/place-time/place-names'
import type { Names, Place } from '@lumen/astrology/place-time/place-table'
import { FortuneProblem } from '../problem.ts'

/** Where places come from; shown wherever they are offered. */
export const placeAttribution = {
  text: 'GeoNames (CC BY 4.0)',
  url: 'https://www.geonames.org/',
} as const

/** Nearer than this a coordinate names its town; kilometres. */
const sameTown = 1

export const placeIdOf = ({ latitude, longitude }: Place): string => `${latitude},${longitude}`

const countryNames = (language: Language) =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })

const regionIn = (names: Names, language: Language): string[] => {
  const name = names[language] ?? names.en
  return name === undefined ? [] : [name]
}

/** A place as it is shown, with the names that readers of a language know. */
export function showPlace(place: Place, language: Language): ShownPlace {
  const name = place.called[language] ?? place.name
  // 北京 in 北京市 tells nothing.
  const within = place.regions
    .flatMap((names) => regionIn(names, language))
    .filter((region) => withoutEnding(region) !== withoutEnding(name))
  return {
    id: placeIdOf(place),
    name,
    within,
    country: place.country,
    countryName: countryNames(language).of(place.country) ?? place.country,
    latitude: place.latitude,
    longitude: place.longitude,
    zone: place.zone,
    population: place.population,
  }
}

const labelOf = (place: Place, language: Language): string => {
  const { name, within, countryName } = showPlace(place, language)
  return [name, ...within, countryName].join(', ')
}

export type FoundPlace = { readonly place: Place; readonly approximate: boolean }

/**
 * The place of a birth; null when none was written.
 * @throws FortuneProblem `place_unknown`, or `place_ambiguous` with the candidates
 */
export function findBirthPlace(
  written: { readonly placeId?: string | undefined; readonly location?: string | null | undefined },
  gazetteer: Gazetteer,
  language: Language,
): FoundPlace | null {
  const location = written.location?.trim() ?? ''
  if (written.placeId !== undefined) return placeById(written.placeId, location, gazetteer)
  if (location === '') return null
  const found = gazetteer.find(location)
  if (found.kind === 'found') return found
  if (found.kind === 'unknown')
    throw new FortuneProblem('place_unknown', 'No place of this name is known', [
      { path: 'birthLocation', message: 'is not a place we know; coordinates do as well' },
    ])
  throw new FortuneProblem(
    'place_ambiguous',
    'Several places may be meant',
    found.candidates.map((place) => ({
      path: 'placeId',
      message: labelOf(place, language),
      value: placeIdOf(place),
    })),
  )
}

function placeById(id: string, location: string, gazetteer: Gazetteer): FoundPlace {
  const point = parseCoordinates(id)
  if (point === undefined)
    throw new FortuneProblem('place_unknown', 'There is no such place', [
      { path: 'placeId', message: 'lies beyond the globe' },
    ])
  const { place, kilometres } = gazetteer.nearest(point.latitude, point.longitude)
  const given = kilometres < sameTown ? place : { ...place, name: location || id, called: {} }
  return { place: { ...given, ...point }, approximate: false }
}
