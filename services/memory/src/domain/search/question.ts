import type { Language } from '@lumen/contracts/languages'
import type { Day, NamedTime } from './dates.ts'
import { dayToken, daysOf, speakerToken } from './describe-text.ts'
import { readNamedTimes } from './named-times.ts'
import { foldWords, readTokens } from './tokens.ts'

/** What is looked for, before it is hashed. */
export type Question = {
  /** Tokens with how much they count. */
  terms: Map<string, number>
  /** Tokens worth looking up. */
  lookups: Set<string>
  /** Tokens of speakers the question may name. */
  speakers: Set<string>
  times: NamedTime[]
  /** Asks for a time: what names one answers better. */
  asksWhen: boolean
}

export type QuestionTurn = { content: string; isFromUser: boolean }

const asksTime =
  /\bwhen\b|\b(?:what|which) (?:day|date|month|year|time)\b|\bhow long\b|什么时候|何时|哪一?天|几月|几号|哪一?年|いつ|何日|何月|언제|며칠|\bquand\b|\bwann\b|cu[aá]ndo|\bquando\b/iu

const newestWeight = 2
const earlierWeight = 1

/** Reads a question out of the last turns, oldest first; the newest counts most. */
export function readQuestion(
  turns: readonly QuestionTurn[],
  asked: { language: Language; today: Day },
): Question {
  const terms = new Map<string, number>()
  const lookups = new Set<string>()
  const speakers = new Set<string>()
  const times: NamedTime[] = []
  for (const [index, { content }] of turns.entries()) {
    const newest = index === turns.length - 1
    const weight = newest ? newestWeight : earlierWeight
    for (const { text, kind } of readTokens(content, asked.language)) {
      terms.set(text, (terms.get(text) ?? 0) + weight)
      if (kind !== 'character') lookups.add(text)
    }
    if (!newest) continue
    times.push(...readNamedTimes(content, asked.today))
    for (const word of foldWords(content).match(/[\p{L}\p{N}]+/gu) ?? [])
      speakers.add(speakerToken(word.replace(/['’]s$/, '')))
  }
  for (const token of times.flatMap(daysOf).map(dayToken)) {
    terms.set(token, (terms.get(token) ?? 0) + newestWeight)
    lookups.add(token)
  }
  return {
    terms,
    lookups,
    speakers,
    times,
    asksWhen: asksTime.test(turns.at(-1)?.content ?? ''),
  }
}
