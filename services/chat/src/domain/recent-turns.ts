import type { TurnPicture } from './sent-pictures.ts'

/** One message of the talk, oldest first in lists. */
export type Turn = {
  /** Of its message. */
  id: string
  /** Position in the conversation. */
  position: number
  from: 'user' | 'companion'
  text: string
  saidAt: Date
  /** Nobody's words: tells of a picture, a video or a recording that stands here. */
  note?: boolean
  /** Said in a scene that they played: it tells nothing of its user. */
  played?: boolean
  /** Sent with the words, or instead of them. */
  pictures?: readonly TurnPicture[]
}

/** What a turn says in words, its pictures as they are described; '' for none. */
export const turnInWords = (turn: Turn | undefined): string =>
  [turn?.text ?? '', ...(turn?.pictures ?? []).map(({ description }) => description)]
    .filter((words) => words.trim() !== '')
    .join('\n')

/** Turns leave the window in blocks of this many positions. */
export const windowStep = 16
/** What a chat server adds to each turn. */
const turnTokens = 4

/**
 * The newest turns that fit into `budget` tokens, oldest first; the last one is always kept.
 *
 * The window moves on in whole blocks of positions, not by a turn each time: a provider that caches
 * by prefix then finds the same beginning for many replies in a row. `older` says that turns
 * before the first one given exist; a block that is given only in part would move each time, so it
 * is left out.
 */
export function recentTurns(
  turns: readonly Turn[],
  options: {
    budget: number
    older: boolean
    /** Tokens of a turn that stands after another one. */
    estimate: (turn: Turn, previous: Turn | undefined) => number
  },
): Turn[] {
  let start = turns.length
  let left = options.budget
  for (;;) {
    const turn = turns[start - 1]
    if (turn === undefined) break
    left -= options.estimate(turn, turns[start - 2]) + turnTokens
    if (left < 0) break
    start -= 1
  }
  const last = Math.max(0, turns.length - 1)
  if (start > last) return turns.slice(last)
  if (start === 0 && !options.older) return [...turns]
  return turns.slice(alignedStart(turns, start))
}

/** The first turn from `start` on that opens a block; `start` itself when none does. */
function alignedStart(turns: readonly Turn[], start: number): number {
  const block = (position: number) => Math.floor(position / windowStep)
  const before = block((turns[start]?.position ?? 0) - 1)
  const opening = turns.findIndex((turn, at) => at >= start && block(turn.position) > before)
  return opening === -1 ? start : opening
}
