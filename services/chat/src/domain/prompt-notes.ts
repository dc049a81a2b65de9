import { asData } from '@lumen/ai/as-data'
import { estimateTokens } from '@lumen/ai/tokens'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import type { Known, Recalled } from './recall.ts'
import { isoDay, momentInWords } from './moment-in-words.ts'

/**
 * What is known of the user by heart, as a block of data; dates are the user's. It is the same for
 * every reply as long as `known` is.
 */
export function aboutUserBlock(
  known: readonly Known[],
  { language, timeZone }: { language: Language; timeZone: string | null },
): string {
  const plans = known.filter(({ kind }) => kind === 'plan')
  const others = known.filter(({ kind }) => kind !== 'plan')
  const dated = ({ kind, text, happenedAt, pinned }: Known) => ({
    kind,
    date: isoDay(happenedAt, timeZone),
    text,
    ...(pinned && { pinned }),
  })
  return `<about_user>${asData({
    language: languageFacts[language].english,
    ...(others.length > 0 && { known: others.map(dated) }),
    ...(plans.length > 0 && { openPlans: plans.map(dated) }),
  })}</about_user>`
}

/**
 * What belongs to the newest message alone: the time, what was recalled for it, chart facts and a
 * wish. Facts come first, then what was recalled, best first, as far as `room` tokens last.
 */
export function notesBlock(
  input: {
    now: Date
    timeZone: string | null
    recalled: readonly Recalled[]
    facts: readonly Recalled[]
    instruction: string | null
  },
  room: number,
): string {
  const { timeZone, instruction } = input
  let left = room
  const fits = (entry: unknown): boolean => {
    const cost = estimateTokens(asData(entry))
    if (cost > left) return false
    left -= cost
    return true
  }
  const chartFacts = input.facts.map(({ text }) => text).filter(fits)
  const recalled = input.recalled
    .map(({ kind, memoryType, happenedAt, text }) => ({
      ...(kind === 'turn' ? { from: 'user' } : { from: 'memory', kind: memoryType }),
      ...(happenedAt !== null && { date: isoDay(happenedAt, timeZone) }),
      text,
    }))
    .filter(fits)
  return `<notes>${asData({
    now: momentInWords(input.now, timeZone),
    ...(recalled.length > 0 && { recalled }),
    ...(chartFacts.length > 0 && { chartFacts }),
    ...(instruction !== null && { wishForThisAnswer: instruction }),
  })}</notes>`
}
