import { asData } from '@lumen/ai/as-data'
import { estimateTokens } from '@lumen/ai/tokens'
import type { ChatTurn } from '@lumen/ai/chat'
import type { AgeBand } from '@lumen/contracts/auth/schema'
import type { Persona } from '@lumen/contracts/chat/persona'
import type { Language } from '@lumen/contracts/languages'
import { notesInMind } from './lorebook.ts'
import type { AboutUser, Recalled } from './recall.ts'
import { dayInWords, timePassed } from './moment-in-words.ts'
import { aboutUserBlock, notesBlock } from './prompt-notes.ts'
import { continueAsk, crisisRule, rulesText, type PromptCompanion } from './prompt-rules.ts'
import { recentTurns, type Turn } from './recent-turns.ts'

/** What a prompt is made of before anything is recalled for it. */
export type TalkInput = {
  companion: PromptCompanion
  persona: Persona
  /** The user's preferred language. */
  language: Language
  /** What the user asked to be spoken to in, while that holds. */
  askedLanguage: Language | null
  ageBand: AgeBand
  timeZone: string | null
  /** The user's wish for this answer. */
  instruction: string | null
  /** The partial reply to go on from. */
  continueFrom: string | null
  /** Room for the whole prompt. */
  contextTokens: number
  /** Of it, for what is known of the user by heart and what is recalled, together. */
  memoryTokens: number
  /** Of it, for the summary of what is not shown any more. */
  summaryTokens: number
}

export type PromptInput = TalkInput & {
  /** `shownTurns`. */
  shown: readonly Turn[]
  aboutUser: AboutUser
  summary: { text: string } | null
  /** What was recalled for the newest message, best first. */
  memories: readonly Recalled[]
  /** Facts of the user's charts. */
  facts: readonly Recalled[]
  /** Somebody's life was at risk lately in this talk. */
  crisisRecent: boolean
  now: Date
}

/** For what is in few prompts: the rule after a crisis, the request to go on. */
const spareTokens = 300

/**
 * The turns that a prompt shows, oldest first, up to the one to answer. They do not depend on what is
 * recalled: for memory a fixed share of the room is kept.
 */
export function shownTurns(input: TalkInput & { turns: readonly Turn[]; older: boolean }): Turn[] {
  const taken =
    estimateTokens(rulesText(input)) +
    estimateTokens(input.continueFrom ?? '') +
    estimateTokens(input.instruction ?? '') +
    input.memoryTokens +
    input.summaryTokens +
    spareTokens
  return recentTurns(input.turns, {
    budget: Math.max(0, input.contextTokens - taken),
    older: input.older,
    estimate: (turn, previous) =>
      estimateTokens(turn.text) + estimateTokens(timeMark(turn, previous, input.timeZone)),
  })
}

/** Before a turn of the user: its day at the beginning of what is shown, and how much time passed. */
function timeMark(turn: Turn, previous: Turn | undefined, timeZone: string | null): string {
  if (turn.from !== 'user') return ''
  const passed = previous === undefined ? null : timePassed(previous.saidAt, turn.saidAt)
  if (previous !== undefined && passed === null) return ''
  const day = dayInWords(turn.saidAt, timeZone)
  return `<time>${passed === null ? day : `${passed}: ${day}`}</time>\n`
}

/**
 * The prompt of one reply, in an order in which caches by prefix hold: rules and persona; what is
 * known of the user by heart, and the summary of what was said before the turns, which change seldom;
 * the turns; and directly before the newest message
 * what belongs to it alone. Roles alternate after one system message, because the chat templates of
 * several open models accept nothing else.
 */
export function buildPrompt(input: PromptInput): ChatTurn[] {
  const { shown, aboutUser, timeZone } = input
  const about = aboutUserBlock(aboutUser, input)
  const system = [
    rulesText(input),
    about,
    ...(input.summary === null ? [] : [`<summary>${asData(input.summary.text)}</summary>`]),
    ...(input.crisisRecent ? [crisisRule] : []),
  ].join('\n\n')
  const notes = notesBlock(
    {
      ...input,
      lore: notesInMind(input.persona.lorebook, shown),
      recalled: notShown(input),
    },
    input.memoryTokens - estimateTokens(about),
  )
  const turns: ChatTurn[] = [{ role: 'system', content: system }]
  const add = (role: 'user' | 'assistant', content: string) => {
    const last = turns.at(-1)
    if (last?.role === role) last.content += `\n\n${content}`
    // A template that alternates wants the user first.
    else if (role === 'user' || turns.length > 1) turns.push({ role, content })
  }
  const newest = shown.at(-1)
  let previous: Turn | undefined
  for (const turn of shown) {
    if (turn.text.trim() === '') continue
    const note = turn === newest ? `${notes}\n` : ''
    const content = `${timeMark(turn, previous, timeZone)}${note}${turn.text}`
    add(turn.from === 'user' ? 'user' : 'assistant', content)
    if (turn.from === 'user' || previous !== undefined) previous = turn
  }
  if (input.continueFrom !== null) {
    add('assistant', input.continueFrom)
    add('user', continueAsk)
  }
  return turns
}

/** What was recalled and neither the turns nor what is known by heart tell already. */
function notShown({ memories, shown, aboutUser }: PromptInput): Recalled[] {
  const said = new Set([...shown, ...aboutUser.known].map(({ id }) => id))
  return memories.filter(
    ({ id, sourceMessageIds: sources }) =>
      !said.has(id) && (sources.length === 0 || sources.some((source) => !said.has(source))),
  )
}
