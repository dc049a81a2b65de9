import { kilometres, parseCoordinates } from './coordinates.ts'
import { foldName } from './place-names.ts'
import { createPlaceSearch, type Search } from './place-search.ts'
import { createPlaceTable, type Match, type Place } from './place-table.ts'
import { createSurroundings } from './surroundings.ts'

export type Found =
  | { readonly kind: 'found'; readonly place: Place; readonly approximate: boolean }
  | {
      readonly kind: 'ambiguous'
      readonly candidates: readonly Place[]
      /** Whether none of them is called quite as was written. */
      readonly guessed: boolean
    }
  | { readonly kind: 'unknown' }

export type Gazetteer = {
  /** A place from free text in any of the eight languages, or from coordinates such as `39.9,116.4`. */
  find(query: string): Found
  /** Places whose name begins with what was typed, exact names first, then the most people. */
  complete(query: string, limit: number): Place[]
  /** The known place nearest to coordinates, for their time zone. */
  nearest(
    latitude: number,
    longitude: number,
  ): { readonly place: Place; readonly kilometres: number }
}

/** Candidates that are named when a query fits several places. */
const shown = 8
const longestQuery = 200
/** Places nearer to each other than this are the same town under two entries; kilometres. */
const samePlace = 40

/** @param places text of data/places.tsv @param names text of data/place-names.tsv */
export function createGazetteer(places: Buffer, names: Buffer): Gazetteer {
  const table = createPlaceTable(places, names)
  const surroundings = createSurroundings(table)
  const search = createPlaceSearch(table, surroundings)

  /** The name of a country alone is a place only where city and country are one, or of a great city. */
  const besidesCountry = (folded: string, search: Search): Search => {
    const codes = surroundings.countriesOf(folded)
    if (codes === undefined) return search
    const inside = ({ place }: Match) => codes.includes(place.country)
    const great = search.matches.filter(({ own, place }) => own && place.population >= greatCity)
    const cityState = search.matches.filter(
      (one) => inside(one) && cityStates.has(one.place.country),
    )
    if (cityState.length > 0) return { ...search, matches: cityState }
    return { ...search, matches: great, guessed: search.guessed || great.some(inside) }
  }

  return {
    nearest: table.nearest,
    complete(query, limit) {
      const folded = foldName(query.slice(0, longestQuery), table.variants)
      if (folded === '') return []
      const exact = apart(table.named(folded)).map(({ place }) => place)
      const isNamed = (place: Place) =>
        exact.some(
          ({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude,
        )
      const others = table
        .begunWith(folded)
        .map((place) => ({ place, weight: place.population }))
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, limit * 3)
        .filter(({ place }) => !isNamed(place))
      return [...exact, ...apart(others).map(({ place }) => place)].slice(0, limit)
    },
    find(query) {
      if (query.length > longestQuery) return { kind: 'unknown' }
      const point = parseCoordinates(query)
      if (point !== undefined) {
        const { place } = table.nearest(point.latitude, point.longitude)
        return {
          kind: 'found',
          place: { ...place, ...point, name: query.trim(), called: {} },
          approximate: false,
        }
      }
      const folded = foldName(query, table.variants)
      if (folded === '') return { kind: 'unknown' }
      const { matches, approximate, guessed } = besidesCountry(folded, search(query, folded))
      const distinct = apart(matches)
      const [first, second] = distinct
      if (first === undefined) return { kind: 'unknown' }
      if (!guessed && (second === undefined || outshines(first, second)))
        return { kind: 'found', place: first.place, approximate }
      const candidates = distinct.slice(0, shown).map(({ place }) => place)
      return { kind: 'ambiguous', candidates, guessed }
    },
  }
}

/** Countries that are one town. */
const cityStates = new Set(['SG', 'MC', 'VA', 'HK', 'MO', 'LU', 'SM', 'GI', 'KW', 'DJ'])
/** A city of so many people is meant though a country is called like it: Salvador, Granada. */
const greatCity = 100_000

/** A city that everybody means unless they say otherwise; of two in a country, the far larger. */
const outshines = (first: Match, second: Match): boolean =>
  first.weight >= second.weight * 8 &&
  (first.place.country !== second.place.country ||
    !second.own ||
    first.place.population >= second.place.population * 4)

/** One entry per town, the weightiest first. */
function apart<T extends { readonly place: Place; readonly weight: number }>(
  matches: readonly T[],
): T[] {
  const kept: T[] = []
  for (const match of matches.toSorted((a, b) => b.weight - a.weight)) {
    const { latitude, longitude } = match.place
    const isKept = kept.some(
      ({ place }) => kilometres(latitude, longitude, place.latitude, place.longitude) < samePlace,
    )
    if (!isKept) kept.push(match)
  }
  return kept
}
