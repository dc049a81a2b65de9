import type { Place as ShownPlace } from '@lumen/contracts/fortune/birth'
import type { Language } from '@lumen/contracts/languages'
import { FortuneProblem } from '../problem.ts'
import { type Gazetteer, parseCoordinates, type Place } from '../place-time/gazetteer.ts'

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

/** A place as it is shown, its country named in a language. */
export const showPlace = (place: Place, language: Language): ShownPlace => ({
  id: placeIdOf(place),
  name: place.name,
  country: place.country,
  countryName: countryNames(language).of(place.country) ?? place.country,
  within: [...place.within],
  latitude: place.latitude,
  longitude: place.longitude,
  zone: place.zone,
  population: place.population,
})

const labelOf = (place: Place, language: Language): string => {
  const { name, within, countryName } = showPlace(place, language)
  return [name, ...within.slice(0, 1), countryName].join(', ')
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
    'Several places go by this name',
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
  const name = kilometres < sameTown ? place.name : location === '' ? id : location
  return { place: { ...place, ...point, name }, approximate: false }
}
