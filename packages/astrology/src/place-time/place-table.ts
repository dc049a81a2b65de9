import type { Language } from '@lumen/contracts/languages'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { kilometres } from './coordinates.ts'
import { hasHan, plainRegion, type Variants, withoutEnding } from './place-names.ts'
import { lookUp, namesFrom } from './sorted-names.ts'

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

/** A place with what speaks for it: its people, how well it is known, and whether the name is its own. */
export type Match = { readonly place: Place; readonly weight: number; readonly own: boolean }

export type PlaceTable = {
  /** Folding that the names of the table went through. */
  readonly variants: Variants
  /** Places of a folded name, with or without the word for what kind of place it is. */
  named(name: string): Match[]
  /** Places whose names begin with a folded text. */
  begunWith(text: string): Place[]
  /** Places whose names have as many words, each beginning like that of an abbreviated name. */
  abbreviated(words: readonly string[]): Match[]
  /** Whether a folded name is that of a region somewhere. */
  isRegion(name: string): boolean
  /** The largest towns of the regions of a folded name. */
  townsOf(region: string): Match[]
  /** The known place nearest to coordinates. */
  nearest(latitude: number, longitude: number): { place: Place; kilometres: number }
}

/** Places at one spot keep their order: so many of the nearest are compared. */
const mostAtOneSpot = 8
/** Places of a leaf of the index: KDBush’s own default. */
const leafSize = 64
/** Names that one prefix is followed through; shorter prefixes have more, and say little. */
const mostNames = 4_000
/** Towns that stand for a region. */
const mostTowns = 5
/** Villages without a count of people weigh as much as this many. */
const fewestPeople = 1_500
/** A name that a place is seldom called by speaks for it so much less. */
const rarely = 1 / 50

/**
 * @param places text of data/places.tsv @param names text of data/place-names.tsv, sorted by bytes.
 * Both made by scripts/build-places.ts from GeoNames (CC BY 4.0).
 */
export function createPlaceTable(places: Buffer, names: Buffer): PlaceTable {
  const headerEnd = places.indexOf(10)
  const header = JSON.parse(places.toString('utf8', 0, headerEnd)) as {
    variants: Variants
    zones: string[]
    outers: string[]
    regions: Names[]
  }
  const starts = lineStarts(places, headerEnd + 1)
  const rowAt = (index: number) =>
    places.toString('utf8', starts[index], (starts[index + 1] ?? places.length + 1) - 1).split('\t')

  const matchAt = (index: number, own: boolean): Match => {
    const columns = rowAt(index)
    const [name = '', country = '', latitude, longitude, zone, population, outer] = columns
    const [regions = '', called = '', known] = columns.slice(7)
    const place: Place = {
      name,
      called: Object.fromEntries(listOf(called, '|').map(splitAtFirst)),
      country,
      regions: listOf(regions, ',').map((at) => header.regions[Number(at)]!),
      within: listOf(header.outers[Number(outer)]!, '|'),
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone: header.zones[Number(zone)]!,
      population: Number(population),
    }
    // Names in many languages tell a famous town from a large one; China’s counties have few.
    const fame = 10 + Math.max(Number(known), greaterChina.has(country) ? 30 : 0)
    const weight = Math.max(place.population, fewestPeople) * fame ** 2 * (own ? 1 : rarely)
    return { place, weight, own }
  }

  const index = new KDBush(starts.length - 1, leafSize, Float32Array)
  const towns = new Map<number, number[]>()
  for (let at = 0; at < starts.length - 1; at++) {
    const row = rowAt(at)
    index.add(Number(row[3]), Number(row[2]))
    const outer = Number(row[6])
    const list = towns.get(outer) ?? []
    if (list.length < mostTowns) towns.set(outer, [...list, at])
  }
  index.finish()
  const outersOf = (name: string): number[] =>
    header.outers.flatMap((text, at) => {
      if (!text.includes(name)) return []
      const isOne = listOf(text, '|').some((one) => one === name || plainRegion(one) === name)
      return isOne ? [at] : []
    })

  return {
    variants: header.variants,
    named(name) {
      const bearers =
        lookUp(names, name) ?? (isShort(name) ? lookUp(names, withoutEnding(name)) : undefined)
      if (bearers === undefined) return []
      const matches = [
        ...bearers.called.map((index) => matchAt(index, true)),
        ...bearers.rarely.map((index) => matchAt(index, false)),
      ]
      if (!hangul.test(name)) return matches
      return matches.map((match) =>
        match.place.country === 'KR' ? { ...match, weight: match.weight * inKorea } : match,
      )
    },
    begunWith: (text) => {
      const lines = namesFrom(names, text, mostNames)
      const indexes = new Set(lines.flatMap(({ called, rarely: rare }) => [...called, ...rare]))
      return [...indexes].map((index) => matchAt(index, true).place)
    },
    abbreviated: (words) => {
      const lines = namesFrom(names, `${words[0]} `, mostNames).filter(({ name }) => {
        const full = name.split(' ')
        return full.length === words.length && words.every((word, at) => full[at]!.startsWith(word))
      })
      return [...new Set(lines.flatMap(({ called }) => called))].map((index) =>
        matchAt(index, true),
      )
    },
    isRegion: (name) => outersOf(name).length > 0 || outersOf(plainRegion(name)).length > 0,
    townsOf: (region) =>
      outersOf(region)
        .flatMap((outer) => towns.get(outer) ?? [])
        .map((index) => matchAt(index, true)),
    nearest(latitude, longitude) {
      const [first, ...others] = around(index, longitude, latitude, mostAtOneSpot)
        .toSorted((one, other) => one - other)
        .map((at) => {
          const { place } = matchAt(at, true)
          const [north, east] = [Math.fround(place.latitude), Math.fround(place.longitude)]
          return { place, kilometres: kilometres(latitude, longitude, north, east) }
        })
      return others.reduce(
        (nearest, other) => (other.kilometres < nearest.kilometres ? other : nearest),
        first!,
      )
    },
  }
}

const greaterChina = new Set(['CN', 'TW', 'HK', 'MO'])
/** Han and Hangul names come with the word for what kind of place it is. */
const isShort = (name: string) => hasHan(name) || hangul.test(name)
const hangul = /\p{Script=Hangul}/u
/** 안양 is a town of Korea before it is 安阳 of China, which is larger. */
const inKorea = 30

const listOf = (text: string, mark: string): string[] => (text === '' ? [] : text.split(mark))

/** `ja=サン＝ドニ`: a name may hold the mark itself. */
function splitAtFirst(entry: string): [language: string, name: string] {
  const at = entry.indexOf('=')
  return [entry.slice(0, at), entry.slice(at + 1)]
}

function lineStarts(text: Buffer, from: number): Uint32Array {
  const starts = [from]
  for (let at = text.indexOf(10, from); at >= 0; at = text.indexOf(10, at + 1)) starts.push(at + 1)
  return Uint32Array.from(starts)
}
