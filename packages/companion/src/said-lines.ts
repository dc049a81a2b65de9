import { pickBySeed } from '@lumen/language/seed'
import type { SlotName, Slots } from './line-pools.ts'

const slotPattern = /\{(\w+)\}/g

/** As lines and replies are compared: their letters and digits. */
const comparable = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?。！？…\n]+/u)
    .map(comparable)
    .filter((sentence) => sentence !== '')

const slotsIn = (line: string): string[] =>
  [...line.matchAll(slotPattern)].map((match) => match[1] ?? '')

export const fillLine = (line: string, slots: Slots): string =>
  line.replace(slotPattern, (_, name: string) => slots[name as SlotName] ?? '')

/** What of a line is looked for: pieces between its slots or, where it has none, its sentences. */
type Sought = { readonly pieces: readonly string[]; readonly sentences: readonly string[] | null }
/** Lines are the content's, so these are no more than it has. */
const sought = new Map<string, Sought>()

function seek(line: string): Sought {
  let found = sought.get(line)
  if (found === undefined) {
    const pieces = line.split(slotPattern).filter((_, at) => at % 2 === 0)
    found = {
      pieces: pieces.map(comparable).filter((piece) => piece !== ''),
      sentences: pieces.length === 1 ? sentencesOf(line) : null,
    }
    sought.set(line, found)
  }
  return found
}

/** Tells of a reply, which is read once, whether a line of the content was said in it, whatever stood in its slots. */
export function saidIn(reply: string): (line: string) => boolean {
  const letters = comparable(reply)
  const sentences = sentencesOf(reply)
  return (line) => {
    const { pieces, sentences: own } = seek(line)
    if (pieces.length === 0) return false
    if (own !== null)
      return sentences.some((_, at) => own.every((each, offset) => sentences[at + offset] === each))
    let from = 0
    return pieces.every((piece) => {
      const at = letters.indexOf(piece, from)
      from = at + piece.length
      return at >= 0
    })
  }
}

/** What a reply put in the slot of a line; null when it does not hold the line. */
export function slotOf(reply: string, line: string): string | null {
  const [before = '', , after = ''] = line.split(slotPattern)
  const text = reply.replace(/\s+/g, ' ')
  const from = text.indexOf(before)
  if (from < 0) return null
  const start = from + before.length
  const end = after === '' ? text.length : text.indexOf(after, start)
  return end < 0 ? null : text.slice(start, end).trim()
}

export type LineChooser = {
  /**
   * A line whose slots can all be filled, as it is said: one not said yet, else the one said longest
   * ago; the seed decides among equals. Null when none can be filled.
   */
  pick(lines: readonly string[], slots: Slots, purpose: string): string | null
  /** The lines of a list that were not said in this talk. */
  unsaid(lines: readonly string[]): readonly string[]
}

/** @param said the companion's earlier replies, oldest first; one chooser serves one reply */
export function createLineChooser(said: readonly string[], seed: string): LineChooser {
  const taken = new Set<string>()
  const replies = said.map(saidIn)
  /** Replies since a line was said: 1 is the last reply, Infinity never. */
  const ageOf = (line: string): number => {
    const at = replies.findLastIndex((holds) => holds(line))
    return at < 0 ? Number.POSITIVE_INFINITY : said.length - at
  }
  return {
    pick(lines, slots, purpose) {
      const open = lines
        .filter(
          (line) =>
            !taken.has(line) &&
            slotsIn(line).every((slot) => (slots[slot as SlotName] ?? '') !== ''),
        )
        .map((line) => ({ line, age: ageOf(line) }))
      const oldest = Math.max(...open.map(({ age }) => age))
      const best = open.filter(({ age }) => age === oldest || age === Number.POSITIVE_INFINITY)
      const chosen = pickBySeed(best, `${seed}|${purpose}|${said.length}`)
      if (chosen === undefined) return null
      taken.add(chosen.line)
      return fillLine(chosen.line, slots)
    },
    unsaid: (lines) => lines.filter((line) => ageOf(line) > said.length),
  }
}
