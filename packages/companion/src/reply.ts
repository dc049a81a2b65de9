import type { Draft } from './draft.ts'
import type { EngineInput } from './input.ts'
import { planReply } from './plan-reply.ts'
import type { Emotion } from './tone.ts'
import { readTurn, say, type Turn } from './turn.ts'

export type EngineReply = {
  /**
   * One to three sentences, or a stock piece; about 600 characters at most, never empty. Plain text
   * that is also Markdown: lines of a poem end in hard breaks, the user's words carry no markup.
   */
  readonly text: string
  readonly emotion: Emotion
  /** Memories and facts whose content stands in the reply. */
  readonly usedMemoryIds: string[]
  readonly intent: string
}

const replyMax = 600
/** The web shows replies as Markdown, in which a bare line end is a space. */
const hardBreak = '  \n'

/** The space that French sets before its tall marks and inside quotation marks never breaks a line. */
const frenchSpaces = /(?<=\S) (?=[?!:;»])|(?<=«) /g

/**
 * The offline companion's reply to a message. Pure: no clock, no chance, no state; the same input
 * gives the same reply. The caller runs the crisis check first and calls this only when it is clear.
 */
export function composeReply(input: EngineInput): EngineReply {
  const turn = readTurn(input)
  const plan = planReply(turn)
  return {
    text: finish(turn, plan),
    emotion: plan.emotion,
    usedMemoryIds: [...new Set(plan.memoryIds)],
    intent: plan.intent,
  }
}

function finish(turn: Turn, { parts, ask }: Draft): string {
  // Who feels bad is not cut short for the sake of a manner.
  const brief = turn.manner.length === 'brief' && turn.grief === null && turn.mood === null
  const shorter = turn.steering.shorter || brief
  const own =
    shorter && parts.length > 0 ? parts.slice(0, 1) : [...parts, ...(ask === null ? [] : [ask])]
  const said = own.length > 0 ? own : [say(turn, 'listen') ?? '']
  const text = said.map(capitalised).reduce(join, '').trim()
  const cut = text
    .replace(/[{}]/g, '')
    .slice(0, replyMax)
    // No half of an emoji at the end.
    .replace(/[\ud800-\udbff]$/, '')
  const bounded = cut.trim() || '…'
  const set = turn.language === 'fr' ? bounded.replace(frenchSpaces, '\u00a0') : bounded
  return set.replace(/(?<!\n)\n(?!\n)/g, hardBreak)
}

/** A value at the beginning of a sentence may have been told in lower case. */
const capitalised = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1)

/** Wide marks bring their space with them. */
function join(text: string, part: string): string {
  if (text === '') return part
  if (text.includes('\n')) return `${text}\n\n${part}`
  return /[。！？，…」』）]$/u.test(text) ? `${text}${part}` : `${text} ${part}`
}
