import type { Language } from '@lumen/contracts/languages'
import { countryCodes } from './countries.ts'
import { lookUp, namesFrom } from './sorted-names.ts'
import { foldName, hasHan, type Variants, withoutEnding } from './place-names.ts'

/** What readers of a language call something. */
export type Names = Readonly<Partial<Record<Language, string>>>

export type Place = {
  /** As GeoNames or, for Chinese counties, the official list has it. */
  readonly name: string
  /** Where readers of a language have another name for it. */
  readonly called: Names
  /** Two letters, ISO 3166. */
  readonly country: string
  /** What it lies in, the innermost first. */
  readonly regions: readonly Names[]
  /** Every name of what it lies in, folded; for telling candidates apart. */
  readonly within: readonly string[]
  /** Degrees north and east. */
  readonly latitude: number
  readonly longitude: number
  /** IANA time zone in which births are recorded there. */
  readonly zone: string
  readonly population: number
}

export type Found =
  | { readonly kind: 'found'; readonly place: Place; readonly approximate: boolean }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Place[] }
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
/** Characters of a chain such as 江苏省苏州市昆山市; every cut of a longer one would be tried in vain. */
const longestChain = 60
/** Names that one prefix is followed through; shorter prefixes have more, and say little. */
const mostNames = 4_000
/** Places nearer to each other than this are the same town under two entries; kilometres. */
const samePlace = 40

/**
 * @param places text of data/places.tsv @param names text of data/place-names.tsv, sorted by bytes.
 * Both made by scripts/build-places.ts from GeoNames (CC BY 4.0).
 */
export function createGazetteer(places: Buffer, names: Buffer): Gazetteer {
  const headerEnd = places.indexOf(10)
  const header = JSON.parse(places.toString('utf8', 0, headerEnd)) as {
    variants: Variants
    zones: string[]
    outers: string[]
    regions: Names[]
  }
  const starts = lineStarts(places, headerEnd + 1)
  const countries = countryCodes(header.variants)

  const placeAt = (index: number): Place => {
    const line = places.toString(
      'utf8',
      starts[index],
      (starts[index + 1] ?? places.length + 1) - 1,
    )
    const columns = line.split('\t')
    const [name = '', country = '', latitude, longitude, zone, population, outer] = columns
    const [regions = '', called = ''] = columns.slice(7)
    return {
      name,
      called: Object.fromEntries(listOf(called, '|').map((entry) => entry.split('='))) as Names,
      country,
      regions: listOf(regions, ',').map((index) => header.regions[Number(index)]!),
      within: listOf(header.outers[Number(outer)]!, '|'),
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone: header.zones[Number(zone)]!,
      population: Number(population),
    }
  }
  const named = (name: string): Place[] => {
    const list =
      lookUp(names, name) ?? (hasHan(name) ? lookUp(names, withoutEnding(name)) : undefined)
    return (list?.split(',') ?? []).map((index) => placeAt(Number(index)))
  }

  /** Whether every outer name of a query is true of a place. */
  const fits = (place: Place, context: readonly string[]) =>
    context.every((outer) => {
      if (countries.get(outer) === place.country) return true
      const bare = withoutEnding(outer)
      return place.within.some((name) => name === outer || withoutEnding(name) === bare)
    })
  const candidates = (name: string, context: readonly string[]) =>
    named(name).filter((place) => fits(place, context))

  /** 江苏省苏州市昆山市: the prefix is eaten up by what the place lies in. */
  const fitsChain = (place: Place, prefix: string): boolean => {
    if (prefix === '') return true
    const known = [...place.within, ...place.within.map(withoutEnding)]
    const country = [...countries]
      .filter(([, code]) => code === place.country)
      .map(([name]) => name)
    return [...known, ...country].some(
      (name) =>
        name !== '' && prefix.startsWith(name) && fitsChain(place, prefix.slice(name.length)),
    )
  }
  const chained = (text: string): Place[] => {
    const letters = [...text]
    for (let at = 0; at < letters.length - 1; at++) {
      const prefix = letters.slice(0, at).join('')
      const found = named(letters.slice(at).join('')).filter((place) => fitsChain(place, prefix))
      if (found.length > 0) return found
    }
    return []
  }
  /** The largest known part of a chain whose last link is not known. */
  const outerOf = (text: string): Place[] => {
    const letters = [...text]
    for (let end = letters.length - 1; end >= 2; end--) {
      const found = chained(letters.slice(0, end).join(''))
      if (found.length > 0) return found
    }
    return []
  }

  const search = (query: string): { places: Place[]; approximate: boolean } => {
    const exact = (list: Place[]) => ({ places: list, approximate: false })
    const parts = query
      .split(/[,，、;；/]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    if (parts.length > 1) {
      const [first = '', ...rest] = parts
      const inOrder = candidates(first, rest)
      if (inOrder.length > 0) return exact(inOrder)
      const reversed = candidates(parts.at(-1)!, parts.slice(0, -1))
      if (reversed.length > 0) return exact(reversed)
      return exact(named(first))
    }
    const whole = named(query)
    if (whole.length > 0) return exact(whole)
    if (hasHan(query) || /\p{Script=Hangul}/u.test(query)) {
      const joined = query.replaceAll(' ', '')
      if (joined.length > longestChain) return exact([])
      const found = chained(joined)
      if (found.length > 0) return exact(found)
      const outer = outerOf(joined)
      return { places: outer, approximate: true }
    }
    const words = query.split(' ')
    for (let take = words.length - 1; take >= 1; take--) {
      const head = candidates(words.slice(0, take).join(' '), [words.slice(take).join(' ')])
      if (head.length > 0) return exact(head)
      const tail = candidates(words.slice(-take).join(' '), [words.slice(0, -take).join(' ')])
      if (tail.length > 0) return exact(tail)
    }
    return exact([])
  }

  const nearest = (latitude: number, longitude: number) => {
    let best = 0
    let distance = Number.POSITIVE_INFINITY
    for (let at = 0; at < coordinates.length; at += 2) {
      // A degree of latitude is 111 km everywhere: most places are ruled out by it alone.
      if (Math.abs(coordinates[at]! - latitude) * 111 > distance) continue
      const away = kilometres(latitude, longitude, coordinates[at]!, coordinates[at + 1]!)
      if (away < distance) {
        distance = away
        best = at / 2
      }
    }
    return { place: placeAt(best), kilometres: distance }
  }
  const coordinates = new Float32Array((starts.length - 1) * 2)
  for (let at = 0; at < starts.length - 1; at++) {
    const { latitude, longitude } = placeAt(at)
    coordinates[at * 2] = latitude
    coordinates[at * 2 + 1] = longitude
  }

  return {
    nearest,
    complete(query, limit) {
      const folded = foldName(query.slice(0, longestQuery), header.variants)
      if (folded === '') return []
      const indexes = namesFrom(names, folded, mostNames).flatMap((list) => list.split(','))
      const places = [...new Set(indexes)].map((index) => placeAt(Number(index)))
      const exact = apart(named(folded))
      const isNamed = (place: Place) =>
        exact.some(
          ({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude,
        )
      const others = places
        .toSorted((a, b) => b.population - a.population)
        .slice(0, limit * 3)
        .filter((place) => !isNamed(place))
      return [...exact, ...apart(others)].slice(0, limit)
    },
    find(query) {
      if (query.length > longestQuery) return { kind: 'unknown' }
      const point = parseCoordinates(query)
      if (point !== undefined) {
        const { place } = nearest(point.latitude, point.longitude)
        return {
          kind: 'found',
          place: { ...place, ...point, name: query.trim(), called: {} },
          approximate: false,
        }
      }
      const folded = foldName(query, header.variants)
      if (folded === '') return { kind: 'unknown' }
      const { places: found, approximate } = search(folded)
      // The name of a country alone means a place only where city and country are one.
      const country = countries.get(folded)
      const meant =
        country === undefined
          ? found
          : found.filter((place) => place.country === country && cityStates.has(country))
      const distinct = apart(meant)
      const [first, second] = distinct
      if (first === undefined) return { kind: 'unknown' }
      if (second === undefined || outshines(first, second))
        return { kind: 'found', place: first, approximate }
      return { kind: 'ambiguous', candidates: distinct.slice(0, shown) }
    },
  }
}

/** Countries that are one town. */
const cityStates = new Set(['SG', 'MC', 'VA', 'HK', 'MO', 'LU', 'SM', 'GI', 'KW', 'DJ'])

/** A city that everybody means unless they say otherwise. */
const outshines = (first: Place, second: Place): boolean =>
  first.population >= second.population * 10 ||
  (first.population >= 1_000_000 && first.population >= second.population * 5)

/** One entry per town, the most people first. */
function apart(places: readonly Place[]): Place[] {
  const kept: Place[] = []
  for (const place of places.toSorted((a, b) => b.population - a.population))
    if (
      !kept.some(
        (other) =>
          kilometres(place.latitude, place.longitude, other.latitude, other.longitude) < samePlace,
      )
    )
      kept.push(place)
  return kept
}

/** `39.9042,116.4074`: degrees north and east; undefined when it is something else or impossible. */
export function parseCoordinates(
  text: string,
): { latitude: number; longitude: number } | undefined {
  const match = /^\s*([+-]?\d{1,2}(?:\.\d{1,8})?)\s*[,，]\s*([+-]?\d{1,3}(?:\.\d{1,8})?)\s*$/.exec(
    text,
  )
  if (match === null) return undefined
  const [latitude, longitude] = [Number(match[1]), Number(match[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}

/** Distance on the globe in kilometres. */
export function kilometres(latA: number, lonA: number, latB: number, lonB: number): number {
  const radians = Math.PI / 180
  const half =
    Math.sin(((latB - latA) * radians) / 2) ** 2 +
    Math.cos(latA * radians) *
      Math.cos(latB * radians) *
      Math.sin(((lonB - lonA) * radians) / 2) ** 2
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(half)))
}

const listOf = (text: string, mark: string): string[] => (text === '' ? [] : text.split(mark))

function lineStarts(text: Buffer, from: number): number[] {
  const starts = [from]
  for (let at = text.indexOf(10, from); at >= 0; at = text.indexOf(10, at + 1)) starts.push(at + 1)
  return starts
}
