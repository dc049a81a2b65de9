import { asObject, slotsIn } from './choose.ts'
import { comparableSentences } from './clean-text.ts'
import type { FactKind } from './fact-kinds.ts'
import type { AskObject, Pack } from './pack.ts'
import { checkPack } from './pack-check.ts'
import { lineLists } from './pack-lines.ts'

/** Where a sentence of a reply comes from. */
export type LineOrigin = { readonly path: string; readonly at: number; readonly ask: AskObject }

export type IndexedPack = Pack & {
  /** The origin of each of a reply's sentences that a line of this pack can produce. */
  readonly originsOf: (reply: string) => LineOrigin[]
}

type SlotLine = { readonly origin: LineOrigin; readonly pieces: readonly string[] }

/**
 * Checks a pack and builds the look-up from sentences back to lines, by which the engine, which
 * keeps no state, knows what it has asked. Throws with every fault when the pack is incomplete.
 */
export function loadPack(pack: Pack): IndexedPack {
  const faults = checkPack(pack)
  if (faults.length > 0) {
    throw new Error(
      `Language pack ${pack.language} can not be used:\n${faults.slice(0, 40).join('\n')}`,
    )
  }
  const whole = new Map<string, LineOrigin>()
  const slotted: SlotLine[] = []
  for (const list of lineLists(pack)) {
    list.lines.forEach((line, at) => {
      const origin = { path: list.path, at, ask: asObject(line) }
      for (const sentence of sentencesWithSlots(origin.ask.ask)) {
        if (slotsIn(sentence).length === 0) {
          for (const comparable of comparableSentences(sentence)) whole.set(comparable, origin)
          continue
        }
        const pieces = sentence
          .split(/\{\w+\}/)
          .map((piece) => comparableSentences(piece).join(''))
          .filter((piece) => piece !== '')
        if (pieces.join('').length >= 4) slotted.push({ origin, pieces })
      }
    })
  }
  const find = (sentence: string): LineOrigin | undefined =>
    whole.get(sentence) ?? slotted.find((line) => holdsInOrder(sentence, line.pieces))?.origin
  return {
    ...pack,
    originsOf: (reply) =>
      comparableSentences(reply)
        .map(find)
        .filter((origin) => origin !== undefined),
  }
}

/** Sentences of a line with their slots kept. */
const sentencesWithSlots = (line: string): string[] =>
  line.match(/[^.!?。！？…]+[.!?。！？…]*/g) ?? []

function holdsInOrder(sentence: string, pieces: readonly string[]): boolean {
  let from = 0
  for (const piece of pieces) {
    const at = sentence.indexOf(piece, from)
    if (at < 0) return false
    from = at + piece.length
  }
  return true
}

/** The fact kind a list of facts lines belongs to: `facts.petName.ack` → petName. */
export const factKindOf = (path: string): FactKind | null => {
  const [part, kind] = path.split('.')
  return part === 'facts' ? (kind as FactKind) : null
}
