import { comparableSentences } from './clean-text.ts'
import type { SlotName } from './line-pools.ts'
import type { Ask, AskObject, Line } from './pack.ts'
import { pickBySeed } from '@lumen/language/seed'

export type Slots = Partial<Record<SlotName, string>>
export type Chosen = { readonly text: string; readonly line: Line }

const slotPattern = /\{(\w+)\}/g
/** Replies within which no line comes twice. */
export const restReplies = 4

export const slotsIn = (line: Line): string[] =>
  [...line.matchAll(slotPattern)].map((match) => match[1] ?? '')

export const lineOf = (ask: Ask): Line => (typeof ask === 'string' ? ask : ask.ask)
export const asObject = (ask: Ask): AskObject => (typeof ask === 'string' ? { ask } : ask)

export const fillSlots = (line: Line, slots: Slots): string =>
  line.replace(slotPattern, (_, name: string) => slots[name as SlotName] ?? '')

/** The longest sentence, or piece of one between slots, that tells a line from others. */
function landmark(line: Line): { mark: string; whole: boolean } {
  const pieces = line.split(/\{\w+\}/).flatMap(comparableSentences)
  const mark = pieces.reduce(
    (longest, piece) => (piece.length > longest.length ? piece : longest),
    '',
  )
  return { mark, whole: !line.includes('{') && mark.length < 8 }
}

export type Chooser = {
  /**
   * A line whose slots can all be filled, preferring those not said yet, then those said longest
   * ago; the seed decides among equals. Null when no line can be filled.
   */
  pick: (lines: readonly Ask[], slots: Slots, purpose: string) => Chosen | null
  /** Replies since a line was said: 1 is the last reply, Infinity never. */
  ageOf: (line: Line) => number
}

/** `said` are the companion's earlier replies, oldest first. One chooser serves one reply. */
export function createChooser(said: readonly string[], seed: string): Chooser {
  const heard = said.map((reply) => comparableSentences(reply).join('|'))
  const taken = new Set<Line>()

  const usage = (line: Line) => {
    const { mark, whole } = landmark(line)
    let uses = 0
    let age = Number.POSITIVE_INFINITY
    if (mark.length >= 2) {
      heard.forEach((reply, at) => {
        if (whole ? !reply.split('|').includes(mark) : !reply.includes(mark)) return
        uses++
        age = heard.length - at
      })
    }
    return { uses, age }
  }

  return {
    pick(lines, slots, purpose) {
      const open = lines
        .map(lineOf)
        .filter(
          (line) => !taken.has(line) && slotsIn(line).every((slot) => slots[slot as SlotName]),
        )
        .map((line) => ({ line, ...usage(line) }))
      if (open.length === 0) return null
      const rested = open.filter((entry) => entry.uses < 2 && entry.age > restReplies)
      const least = Math.min(...rested.map((entry) => entry.uses))
      const oldest = Math.max(...open.map((entry) => entry.age))
      const best =
        rested.length > 0
          ? rested.filter((entry) => entry.uses === least)
          : open.filter((entry) => entry.age === oldest)
      const chosen = pickBySeed(best, `${seed}|${purpose}|${said.length}`)
      if (chosen === undefined) return null
      taken.add(chosen.line)
      return { text: fillSlots(chosen.line, slots), line: chosen.line }
    },
    ageOf: (line) => usage(line).age,
  }
}
