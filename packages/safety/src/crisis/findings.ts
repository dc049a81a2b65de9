import type { CompiledPack } from './compile.ts'
import { findHits, findMatches, hideSpans } from './match.ts'
import type { Hit } from './match.ts'
import type { View } from './view.ts'

/** Where the concepts of one pack stand in a message, before anything is judged. */
export type Findings = {
  readonly pack: CompiledPack
  readonly view: View
  readonly all: readonly (readonly Hit[])[]
  /** Without those inside an idiom and those that only say how others are meant. */
  readonly hits: Hit[][]
  readonly isMasked: boolean
}

/** Concepts that no rule and no likeness is made of: they say how the others are meant. */
const readApart = ['danger', 'trifle', 'occasion', 'in-earnest-words']

/** Finds every concept of the pack. `numbers` are the word numbers of each unit. */
export function findConcepts(
  pack: CompiledPack,
  view: View,
  numbers: readonly (readonly number[])[],
): Findings {
  const all = findHits(pack, view, numbers)
  const masked = pack.masks.flatMap((mask) => findMatches(mask, all, view))
  const apart = new Set(readApart.map((name) => pack.conceptNumber.get(name)))
  const hits = hideSpans(all, masked).map((list, concept) => (apart.has(concept) ? [] : list))
  return { pack, view, all, hits, isMasked: masked.length > 0 }
}
