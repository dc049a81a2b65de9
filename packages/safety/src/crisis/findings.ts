import type { CompiledPack } from './compile.ts'
import { findHits, findMatches, hideSpans } from './match.ts'
import type { Hit } from './match.ts'
import type { View } from './view.ts'

/** Where the concepts of one pack stand in a message, before anything is judged. */
export type Findings = {
  readonly pack: CompiledPack
  readonly view: View
  readonly all: readonly (readonly Hit[])[]
  /** Without those inside an idiom. */
  readonly hits: Hit[][]
  readonly isMasked: boolean
}

/** Finds every concept of the pack. `numbers` are the word numbers of each unit. */
export function findConcepts(
  pack: CompiledPack,
  view: View,
  numbers: readonly (readonly number[])[],
): Findings {
  const all = findHits(pack, view, numbers)
  const masked = pack.masks.flatMap((mask) => findMatches(mask, all, view))
  return { pack, view, all, hits: hideSpans(all, masked), isMasked: masked.length > 0 }
}
