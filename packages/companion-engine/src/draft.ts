import type { Emotion } from './emotion-labels.ts'
import type { Chosen, Slots } from './choose.ts'
import type { PoolId } from './line-pools.ts'
import type { Ask } from './pack.ts'
import type { TopicId } from './topics-list.ts'
import type { Turn } from './turn.ts'

/** A reply before it is joined: what is said, then at most one question or recall. */
export type Draft = {
  readonly parts: readonly string[]
  readonly ask: string | null
  readonly emotion: Emotion
  readonly intent: string
  readonly topic: TopicId | null
  readonly memoryIds: readonly string[]
}

type DraftExtras = Partial<Pick<Draft, 'ask' | 'emotion' | 'topic' | 'memoryIds'>>

export const draft = (
  intent: string,
  parts: readonly (string | null)[],
  extras: DraftExtras = {},
): Draft => ({
  parts: parts.filter((part): part is string => part !== null && part !== ''),
  ask: null,
  emotion: 'curious',
  topic: null,
  memoryIds: [],
  ...extras,
  intent,
})

/** Slots that can always be filled. */
export function commonSlots(turn: Turn): Slots {
  const user = turn.facts.findLast((fact) => fact.kind === 'name')?.value
  return { name: companionName(turn), ...(user === undefined ? {} : { user }) }
}

/** The companion's name as it may stand in a sentence; its product name when it is unusable. */
function companionName(turn: Turn): string {
  const name = turn.input.persona.name.replace(/[\p{C}{}<>[\]()`*_#|\\^~]/gu, '').trim()
  return [...name].slice(0, 24).join('') || 'Lumen'
}

/** A line of a list with the common slots filled, or null. */
export function pickFrom(
  turn: Turn,
  lines: readonly Ask[],
  slots: Slots,
  purpose: string,
): Chosen | null {
  return turn.chooser.pick(lines, { ...commonSlots(turn), ...slots }, purpose)
}

/** A line of a pool, filled; null only when every line needs a slot that can not be filled. */
export const say = (turn: Turn, pool: PoolId, slots: Slots = {}): string | null =>
  pickFrom(turn, turn.pack.lines[pool], slots, pool)?.text ?? null

/** A pool line that asks; null in quiet mode. */
export const ask = (turn: Turn, pool: PoolId, slots: Slots = {}): string | null =>
  turn.quiet ? null : say(turn, pool, slots)

/** Text in the quotation marks of the reply's language. */
export const quoted = (turn: Turn, text: string): string =>
  `${turn.pack.text.quotes[0]}${text}${turn.pack.text.quotes[1]}`
