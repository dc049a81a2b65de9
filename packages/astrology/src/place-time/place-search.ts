import { romaji } from './kana.ts'
import { foldName, withoutEnding } from './place-names.ts'
import {
  isChain,
  latinOnly,
  oneLetterAway,
  partsOf,
  spellings,
  withoutPreposition,
  withoutSentence,
} from './place-query.ts'
import type { Match, PlaceTable } from './place-table.ts'
import type { Surrounding, Surroundings } from './surroundings.ts'

export type Search = {
  readonly matches: readonly Match[]
  /** Only what the place lies in was found. */
  readonly approximate: boolean
  /** What was written is not quite the name of these: ask before one of them is taken. */
  readonly guessed: boolean
}

/** Characters of a chain such as 江苏省苏州市昆山市; every cut of a longer one would be tried in vain. */
const longestChain = 60
/** A place with its street, quarter, county, state and country has fewer. */
const mostParts = 8
/** Shorter names are one letter away from too many others. */
const shortestGuess = 5
/** Longer ones are sentences. */
const longestGuess = 40
/** Smaller towns are not guessed from a misspelling, or from an unknown street or quarter. */
const smallestGuess = 100_000
/** Smaller ones are not taken beside something that nobody knows. */
const smallestTown = 20_000
/** Where towns are named by chains of Han or Hangul from the largest to the smallest. */
const chainLands = new Set(['CN', 'TW', 'HK', 'MO', 'JP', 'KR', 'KP'])

const isAny = (list: readonly Match[]) => list.length > 0
const nothing: Search = { matches: [], approximate: false, guessed: false }
const exact = (matches: readonly Match[]): Search => ({ ...nothing, matches })
const guess = (matches: readonly Match[]): Search => ({ ...nothing, matches, guessed: true })

/** Finds what a query may mean, the surest readings first. */
export function createPlaceSearch(table: PlaceTable, surroundings: Surroundings) {
  const fold = (text: string) => foldName(text, table.variants)
  const fitting = (matches: readonly Match[], all: readonly Surrounding[]) =>
    matches.filter(({ place }) => all.every((one) => one.holds(place)))

  /** By its name, else by other spellings of it, or kana read aloud. */
  const named = (folded: string, written: string): Match[] => {
    const found = table.named(folded)
    if (found.length > 0) return found
    const joined = folded.replaceAll(' ', '')
    const respelt = latinOnly(folded) ? spellings(folded) : [joined, joined.replace(/岛$/u, '')]
    const other = respelt.flatMap(table.named)
    if (other.length > 0) return other
    const latin = romaji(written)
    return latin === undefined
      ? []
      : table.named(latin).filter(({ place }) => place.country === 'JP')
  }

  const chained = (text: string): Match[] => {
    const letters = [...text]
    for (let at = 0; at < letters.length - 1; at++) {
      const prefix = letters.slice(0, at).join('')
      const last = table.named(letters.slice(at).join(''))
      const found = last.filter(({ place }) => surroundings.eatsUp(place, prefix))
      if (found.length > 0) return found
    }
    return []
  }
  /** The largest known part of a chain whose last link is not known. */
  const outerOf = (text: string): Match[] => {
    const letters = [...text]
    for (let end = letters.length - 1; end >= 2; end--) {
      const known = letters.slice(0, end).join('')
      const found = chained(known)
      // 佛罗 is a village, and no part of 佛罗伦萨.
      const whole = withoutEnding(text) !== text || withoutEnding(known) !== known
      const home = found.filter(
        ({ place }) =>
          chainLands.has(place.country) && (whole || place.population >= smallestGuess),
      )
      if (home.length > 0) return home
    }
    return []
  }
  const chain = (text: string): Search => {
    const joined = text.replaceAll(' ', '')
    if (joined.length > longestChain) return nothing
    const found = chained(joined)
    if (found.length > 0) return exact(found)
    return { ...nothing, matches: outerOf(joined), approximate: true }
  }

  /** `Portland Oregon`, `Tokyo Japan`, `Sichuan Mianyang`: a name and what it lies in, in any order. */
  const wordwise = (text: string, also: readonly Surrounding[] = []): Match[] => {
    const words = text.split(' ')
    for (let take = words.length - 1; take >= 1; take--)
      for (const [inner, outer] of [
        [words.slice(0, take), words.slice(take)],
        [words.slice(-take), words.slice(0, -take)],
      ] as const) {
        const matches = table.named(inner.join(' '))
        if (matches.length === 0) continue
        for (let cut = 0; cut < outer.length; cut++) {
          const outers = [outer.slice(0, cut), outer.slice(cut)].filter((part) => part.length > 0)
          const all = outers.map((part) => surroundings.of(withoutPreposition(part.join(' '))))
          const found = fitting(matches, [...all, ...also])
          if (found.length > 0) return found
        }
      }
    return []
  }

  /** `Hospital in Chicago`: the town that a text ends in. */
  const lastWords = (text: string, all: readonly Surrounding[]): Match[] => {
    const words = text.split(' ')
    for (let from = 1; from < words.length; from++) {
      const found = fitting(table.named(words.slice(from).join(' ')), all)
      if (found.length > 0) return found
    }
    return []
  }

  const oneName = (folded: string, written: string): Search => {
    const found = named(folded, written)
    if (found.length > 0) return exact(found)
    if (isChain(folded)) {
      const linked = chain(folded)
      if (linked.matches.length > 0) return linked
    }
    const words = folded.split(' ')
    if (words.length === 1) return nothing
    const placed = wordwise(folded)
    if (placed.length > 0) return exact(placed)
    return latinOnly(folded) ? exact(table.abbreviated(words)) : nothing
  }

  const severalParts = (folded: readonly string[], written: readonly string[]): Search => {
    const [first = '', ...rest] = folded
    const outers = rest.map(surroundings.of)
    const firsts = named(first, written[0]!)
    const respelt = latinOnly(first) ? spellings(first).flatMap(table.named) : []
    const inOrder = [firsts, respelt].map((list) => fitting(list, outers)).find(isAny) ?? []
    if (inOrder.length > 0) return exact(inOrder)
    // The largest first: not by towns, or Besançon, Doubs would be the village of Doubs.
    const largestFirst = folded.slice(0, -1).map(surroundings.of)
    const reversed = named(folded.at(-1)!, written.at(-1)!).filter(({ place }) =>
      largestFirst.every((outer) => outer.contains(place)),
    )
    if (reversed.length > 0) return exact(reversed)
    if (isChain(folded.join(''))) {
      const linked = chain(folded.join(''))
      if (linked.matches.length > 0) return linked
    }
    const known = outers.filter((outer) => outer.known)
    if (firsts.length > 0) {
      // A county or a street that we have never heard of says nothing against the town.
      const agreed = [firsts, respelt].map((list) => fitting(list, known)).find(isAny) ?? []
      if (agreed.length === 0) return guess(firsts)
      if (known.length > 0) return exact(agreed)
      const isTown = agreed.some(({ place }) => place.population >= smallestTown)
      return isTown ? { ...nothing, matches: agreed, approximate: true } : nothing
    }
    const inside = wordwise(first, known)
    if (inside.length > 0) return exact(inside)
    const last = known.length > 0 ? lastWords(first, known) : []
    if (last.length > 0) return guess(last)
    const misspelt = fitting(nearlyNamed(first), known)
    if (known.length > 0 && misspelt.length > 0) return guess(misspelt)
    // Neither a hospital nor a quarter is known: ask whether the town after it is meant.
    for (const [at, outer] of rest.entries()) {
      const towns = fitting(table.named(outer), outers.slice(at + 1))
      const meant = towns.filter(({ own, place }) => own && place.population >= smallestGuess)
      if (meant.length > 0 && surroundings.countriesOf(outer) === undefined) return guess(meant)
    }
    return nothing
  }

  const nearlyNamed = (folded: string): Match[] => {
    const { length } = folded
    if (length < shortestGuess || length > longestGuess || !latinOnly(folded)) return []
    const tried = new Set(oneLetterAway(folded))
    return [...tried]
      .flatMap((name) => table.named(name.trim()))
      .filter(({ own, place }) => own && place.population >= smallestGuess)
  }

  const parted = (text: string): Search => {
    const written = partsOf(text)
    const folded = written.map(fold)
    if (folded.length > mostParts) return nothing
    if (folded.length > 1) return severalParts(folded, written)
    return oneName(folded[0] ?? '', written[0] ?? '')
  }

  /** A region that has no such town in it: its largest towns beside what is called like it. */
  const orRegion = (folded: string, found: Search): Search => {
    if (folded.length < 3 && latinOnly(folded)) return found
    const towns = table.townsOf(folded)
    if (towns.length === 0) return found
    const largest = Math.max(0, ...towns.map(({ weight }) => weight))
    const [best] = found.matches.toSorted((a, b) => b.weight - a.weight)
    const isInside = best !== undefined && surroundings.of(folded).holds(best.place)
    // What somebody else is seldom called by stands behind the region: Goa is not Genoa.
    const outweighs = ({ own, weight }: Match) => weight * (own ? 4 : 1 / 8) > largest
    if (isInside || found.matches.some(outweighs)) return found
    return guess([...found.matches, ...towns])
  }

  return (query: string, folded: string): Search => {
    const whole = named(folded, query.trim())
    if (whole.length > 0) return orRegion(folded, exact(whole))
    const found = parted(query)
    if (found.matches.length > 0 && !found.guessed && !found.approximate) return found
    const bare = partsOf(query).map((part) => withoutSentence(fold(part)))
    if (bare.join() !== partsOf(query).map(fold).join()) {
      const plain = parted(bare.join(', '))
      if (plain.matches.length > 0) return plain
    }
    if (found.matches.length > 0) return found
    const region = orRegion(folded, nothing)
    if (region.matches.length > 0) return region
    return guess(nearlyNamed(folded))
  }
}
