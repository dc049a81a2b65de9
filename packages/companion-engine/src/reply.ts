import { comparableSentences } from './clean-text.ts'
import { restReplies } from './choose.ts'
import { planReply } from './compose.ts'
import { type Draft, say } from './draft.ts'
import type { Emotion } from './emotion-labels.ts'
import type { EngineInput } from './input.ts'
import { readTurn, type Turn } from './turn.ts'

export type { EngineInput } from './input.ts'

export type EngineReply = {
  /**
   * One to three sentences, or a stock piece; about 600 characters at most, never empty. Plain text
   * that is also Markdown: lines of a poem end in hard breaks, the user's words carry no markup.
   */
  readonly text: string
  readonly emotion: Emotion
  /** Memories whose content stands in the reply. */
  readonly usedMemoryIds: string[]
  readonly intent: string
  readonly topic: string | null
}

const replyMax = 600
const sentenceUses = 2
/** The web shows replies as Markdown, in which a bare line end is a space. */
const hardBreak = '  \n'

/** The space that French sets before its tall marks and inside quotation marks never breaks a line. */
const frenchSpaces = /(?<=\S) (?=[?!:;»])|(?<=«) /g

/** Cuts a text into sentences with their marks and spaces; joined they are the text again. */
const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?。！？…\n]*[.!?。！？…\n]+["”’」』»)]*\s*|[^.!?。！？…\n]+$/g) ?? [text]

/** Leaves out sentences that were said within the last few replies or twice already. */
function withoutRepeats(turn: Turn, parts: readonly string[]): string[] {
  const earlier = turn.said.map((reply) => new Set(comparableSentences(reply)))
  const worn = (sentence: string) => {
    const [comparable] = comparableSentences(sentence)
    if (comparable === undefined) return false
    const uses = earlier.filter((reply) => reply.has(comparable)).length
    return (
      uses >= sentenceUses || earlier.slice(-restReplies).some((reply) => reply.has(comparable))
    )
  }
  return parts
    .map((part) =>
      sentencesOf(part)
        .filter((sentence) => !worn(sentence))
        .join('')
        .trim(),
    )
    .filter((part) => part !== '')
}

/** What a wish for a shorter or longer reply leaves of a draft. */
function shape(turn: Turn, plan: Draft): string[] {
  const { steering } = turn
  const parts = plan.parts.filter((part) => part !== '')
  const asks = parts.some((part) => /[?？]/.test(part))
  const end = plan.ask === null || asks ? [] : [plan.ask]
  if (steering.shorter) return parts.length > 0 ? parts.slice(0, 1) : end
  const extra = steering.longer || steering.gentler || steering.lighter
  const tone = extra && parts.length < 3 ? [extraLine(turn)] : []
  return [...parts, ...tone.filter((line) => line !== null), ...end]
}

function extraLine(turn: Turn): string | null {
  if (turn.steering.gentler) return say(turn, 'tone.soft')
  if (turn.steering.lighter && turn.valence !== 'bad') return say(turn, 'tone.light')
  return say(turn, turn.valence === 'bad' ? 'tone.soft' : 'tone.creative')
}

/** A value at the beginning of a sentence may have been told in lower case. */
const capitalised = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1)

function finish(turn: Turn, plan: Draft): string {
  const { glue } = turn.pack.text
  const join = (parts: readonly string[]) =>
    parts
      .map(capitalised)
      .reduce((text, part) => `${text}${text.includes('\n') ? '\n\n' : glue}${part}`, '')
      .trim()
  const kept = join(withoutRepeats(turn, shape(turn, plan)))
  const text = kept === '' ? (say(turn, 'listen') ?? '') : kept
  // No half of an emoji at the end.
  const cut = text
    .replace(/[{}]/g, '')
    .slice(0, replyMax)
    .replace(/[\ud800-\udbff]$/, '')
  const bounded = cut.trim() || '…'
  const set = turn.pack.language === 'fr' ? bounded.replace(frenchSpaces, '\u00a0') : bounded
  return set.replace(/(?<!\n)\n(?!\n)/g, hardBreak)
}

/** Memories a name in the reply comes from: the user's, a pet's, a friend's. */
const namedMemories = (turn: Turn, text: string): string[] =>
  turn.known.flatMap(({ kind, value, memoryId }) =>
    memoryId !== null && /name/i.test(kind) && text.includes(value) ? [memoryId] : [],
  )

/**
 * The offline companion's reply to a message. Pure: no clock, no chance, no state; the same input
 * gives the same reply. The caller runs the crisis check first and calls this only when it is clear.
 */
export function composeReply(input: EngineInput): EngineReply {
  const turn = readTurn(input)
  const plan = planReply(turn)
  const text = finish(turn, plan)
  return {
    text,
    emotion: plan.emotion,
    usedMemoryIds: [...new Set([...plan.memoryIds, ...namedMemories(turn, text)])],
    intent: plan.intent,
    topic: plan.topic,
  }
}
