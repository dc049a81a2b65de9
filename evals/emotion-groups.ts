import { foldCase } from '@lumen/language/fold'
import { hash, mix } from '@lumen/language/hash'
import { hasEastAsian } from '@lumen/language/scripts'

/** Runs of so many characters are compared; of words that are written together, fewer. */
const runs = { spaced: 5, undivided: 3 }
const bands = 8
const perBand = 3
/** Texts that share this part of their runs are as good as the same. */
const alike = 0.5

/**
 * Sorts texts that are nearly the same into groups, found by MinHash; most groups hold one text. The
 * order of the groups has nothing to do with that of the texts, and is always the same.
 */
export function groupsOfLike<Row extends { readonly text: string }>(rows: readonly Row[]): Row[][] {
  const shingles = rows.map(({ text }) => shinglesOf(text))
  const parents = rows.map((_, at) => at)
  const rootOf = (at: number): number => {
    let root = at
    while (parents[root] !== root) root = parents[root]!
    return root
  }
  const firstOf = new Map<string, number>()
  shingles.forEach((own, at) => {
    const least = Array.from({ length: bands * perBand }, (_, seed) => leastOf(own, seed))
    for (let band = 0; band < bands; band++) {
      const key = `${band} ${least.slice(band * perBand, (band + 1) * perBand).join()}`
      const other = firstOf.get(key)
      if (other === undefined) firstOf.set(key, at)
      else if (likeness(own, shingles[other]!) >= alike) parents[rootOf(at)] = rootOf(other)
    }
  })
  const groups = Map.groupBy(rows, (_, at) => rootOf(at))
  return [...groups].toSorted(([one], [other]) => mix(one) - mix(other)).map(([, group]) => group)
}

function shinglesOf(text: string): Set<number> {
  const plain = foldCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const length = hasEastAsian(plain) ? runs.undivided : runs.spaced
  const found = new Set<number>()
  for (let at = 0; at === 0 || at + length <= plain.length; at++)
    found.add(hash(plain.slice(at, at + length)))
  return found
}

const leastOf = (hashes: Set<number>, seed: number): number => {
  let least = 2 ** 32
  for (const each of hashes) least = Math.min(least, mix(each ^ mix(seed + 1)))
  return least
}

const likeness = (one: Set<number>, other: Set<number>): number => {
  const shared = one.intersection(other).size
  return shared / (one.size + other.size - shared)
}
