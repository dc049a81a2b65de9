import type { Language } from '@lumen/contracts/languages'
import { calendarOf, type Day } from '@lumen/understanding/days'
import type { NamedTime } from './dates.ts'
import { readNamedTimes } from './named-times.ts'
import { analyser as current, type Analyser } from '@lumen/language/analyser'
import { readTokens } from '@lumen/understanding/tokens'

/** Bits of an entry's `flags`. */
export const entryFlags = { question: 1, fromUser: 2, namesTime: 4 } as const

/** What is kept of a text for searching, before it is hashed. */
export type Description = {
  /** How often each token is in it. */
  terms: Map<string, number>
  /** Tokens worth looking up: the rest is too frequent to find anything by. */
  lookups: Set<string>
  /** Tokens in all. */
  length: number
  flags: number
}

/** Tokens that cannot be words: a speaker's name, a calendar day. */
export const speakerToken = (name: string): string => `s:${name}`
export const dayToken = (day: Day): string => {
  const { month, date } = calendarOf(day)
  return `d:${month}-${date}`
}

export const monthToken = (day: Day): string => `m:${calendarOf(day).month}`

/** Months that a time lies in, when it is not much longer than one. */
export const monthsOf = ({ from, to }: NamedTime): string[] =>
  to - from < 32 ? [...new Set([monthToken(from), monthToken(to)])] : []

/** The words of a speaker's name, as `speakerToken` takes them. */
export function readName(name: string, analyser: Analyser): string[] {
  const folded = analyser.fold(name)
  const parts = [folded.trim(), ...folded.split(/[^\p{L}\p{N}]+/u)]
  return [...new Set(parts)].filter((part) => part !== '')
}

export const endsAsQuestion = /[?？]["'”’」』)\s]*$/u
const fewDays = 3

/** Days that a time means when it means few of them. */
export const daysOf = ({ from, to }: NamedTime): Day[] =>
  to - from < fewDays ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : []

/** Describes what was said on `day`. `language`: what the conversation is in. */
export function describeText(
  text: string,
  said: { language: Language; day: Day; speaker: string | null; isFromUser: boolean },
): Description {
  const terms = new Map<string, number>()
  const lookups = new Set<string>()
  const add = (token: string) => terms.set(token, (terms.get(token) ?? 0) + 1)
  const tokens = readTokens(text, said.language, { analyser: current })
  for (const token of tokens) {
    add(token.text)
    if (token.kind === 'word' || token.kind === 'pair') lookups.add(token.text)
  }
  const times = readNamedTimes(text, said.day)
  for (const token of times.flatMap(daysOf).map(dayToken)) {
    add(token)
    lookups.add(token)
  }
  for (const token of new Set(times.flatMap(monthsOf))) add(token)
  if (said.speaker !== null)
    for (const part of readName(said.speaker, current)) add(speakerToken(part))
  return {
    terms,
    lookups,
    length: Math.max(tokens.filter(({ kind }) => kind !== 'concept').length, 1),
    flags:
      (endsAsQuestion.test(text) ? entryFlags.question : 0) |
      (said.isFromUser ? entryFlags.fromUser : 0) |
      (times.length > 0 ? entryFlags.namesTime : 0),
  }
}
