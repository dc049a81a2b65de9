import type { Language } from '@lumen/contracts/languages'
import type { Day } from '@lumen/understanding/days'
import type { NamedTime } from './dates.ts'
import {
  dayToken,
  daysOf,
  endsAsQuestion,
  monthsOf,
  readName,
  speakerToken,
} from './describe-text.ts'
import { readNamedTimes } from './named-times.ts'
import { anyIn, plainCase } from './time-words.ts'
import { timeWords } from '../../texts.ts'
import { liveAnalysers, type Analyser } from '@lumen/language/analyser'
import { readTokens } from '@lumen/understanding/tokens'

/** What is looked for, before it is hashed. */
export type Question = {
  /** Tokens with how much they count. */
  terms: Map<string, number>
  /** Tokens worth looking up. */
  lookups: Set<string>
  /** Tokens of speakers the question may name. */
  speakers: Set<string>
  /** Words among the terms that are names if somebody speaks under them: term → token of the speaker. */
  names: Map<string, string>
  times: NamedTime[]
  /**
   * How much the times count. In Latin languages less: there people date what happened, more than
   * when they spoke of it.
   */
  timeShare: number
  /** Asks for a time: what names one answers better. */
  asksWhen: boolean
  /** Asks for how it all began: the first sitting. */
  asksFirst: boolean
}

export type QuestionTurn = { content: string; isFromUser: boolean }

const anyOf = anyIn(timeWords)
const asksWhen = new RegExp(
  anyOf((words) => words.asksWhen),
  'u',
)
const asksFirst = new RegExp(
  anyOf((words) => words.asksFirst),
  'u',
)

const newestWeight = 2
/** Turns before it count less, and less each; much less when the newest asks something. */
const earlierWeight = { told: 1, asked: 0.4 }
const fading = 0.9
/**
 * How much a shared concept counts of a shared word: where something is told, anything alike may
 * come to mind; a question wants one thing.
 */
const conceptShare = { told: 1, asked: 0.4 }

const latinTimeShare = 0.5
/** How much a shared month counts of a shared word. */
const monthShare = 0.3

/** Of a long turn the end is read: that is where the question is. */
const longestRead = 2_000
const mostTimes = 8
const longestName = 4

/** Words of a question that may name somebody; parts of words where there are no spaces. */
function possibleNames(text: string, analyser: Analyser): string[] {
  return (analyser.fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    if (!/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(word)) return [word]
    const parts = [...word].flatMap((_, at) =>
      Array.from({ length: longestName - 1 }, (_part, more) => word.slice(at, at + more + 2)),
    )
    return [word, ...parts]
  })
}

/**
 * Reads a question out of the last turns, oldest first; the newest counts most. Whoever calls their
 * companion by its name (`companionName`) asks for nobody's words. It holds the words of every
 * analyser whose hashes may still be stored.
 */
export function readQuestion(
  turns: readonly QuestionTurn[],
  asked: Asked,
  analysers: readonly Analyser[] = liveAnalysers,
): Question {
  const [newest, ...older] = analysers.map((analyser) => readBy(analyser, turns, asked))
  if (newest === undefined) throw new Error('no analyser is live')
  for (const { terms, lookups, speakers, names } of older) {
    for (const [term, weight] of terms)
      newest.terms.set(term, Math.max(weight, newest.terms.get(term) ?? 0))
    for (const token of lookups) newest.lookups.add(token)
    for (const token of speakers) newest.speakers.add(token)
    for (const [term, token] of names) newest.names.set(term, token)
  }
  return newest
}

type Asked = { language: Language; today: Day; companionName?: string }

function readBy(analyser: Analyser, turns: readonly QuestionTurn[], asked: Asked): Question {
  const terms = new Map<string, number>()
  const lookups = new Set<string>()
  const speakers = new Set<string>()
  const names = new Map<string, string>()
  const times: NamedTime[] = []
  const newest = turns.at(-1)?.content.slice(-longestRead) ?? ''
  const manner = turns.length === 1 || endsAsQuestion.test(newest) ? 'asked' : 'told'
  for (const [index, turn] of turns.entries()) {
    const content = turn.content.slice(-longestRead)
    const last = index === turns.length - 1
    const weight = last
      ? newestWeight
      : earlierWeight[manner] * fading ** (turns.length - 2 - index)
    for (const { text, kind, word } of readTokens(content, asked.language, { analyser })) {
      if (word !== undefined) names.set(text, speakerToken(word))
      const share = kind === 'concept' ? conceptShare[manner] : 1
      terms.set(text, (terms.get(text) ?? 0) + weight * share)
      if (kind === 'word' || kind === 'pair') lookups.add(text)
    }
    if (!last) continue
    times.push(...readNamedTimes(content, asked.today).slice(0, mostTimes))
    for (const name of possibleNames(content, analyser)) speakers.add(speakerToken(name))
  }
  for (const part of readName(asked.companionName ?? '', analyser))
    speakers.delete(speakerToken(part))
  for (const token of times.flatMap(daysOf).map(dayToken)) {
    terms.set(token, (terms.get(token) ?? 0) + newestWeight)
    lookups.add(token)
  }
  for (const token of new Set(times.flatMap(monthsOf)))
    terms.set(token, (terms.get(token) ?? 0) + newestWeight * monthShare)
  return {
    terms,
    lookups,
    speakers,
    names,
    times,
    timeShare: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(newest)
      ? 1
      : latinTimeShare,
    asksWhen: asksWhen.test(plainCase(newest)),
    asksFirst: asksFirst.test(plainCase(newest)),
  }
}
