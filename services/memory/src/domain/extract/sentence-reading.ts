import { foldText, type Sentence, type Span } from '@lumen/companion-engine/clean-text'
import { readEmotion } from '@lumen/companion-engine/emotion'
import { valenceOf } from '@lumen/companion-engine/emotion-labels'
import type { FactKind } from '@lumen/companion-engine/fact-kinds'
import { findKey, isAsking } from '@lumen/companion-engine/facts'
import type { Pack } from '@lumen/companion-engine/pack'
import type { Language } from '@lumen/contracts/languages'
import type { Day } from '../ranking/dates.ts'
import { lifePatterns } from './life-patterns.ts'
import { asRead } from './spoken.ts'
import { isoDay } from './when.ts'
import { namesSelf } from './whose.ts'

/** A sentence of the user with the one before it, and the day it was said on. */
export type Reading = { sentence: Sentence; before: Sentence | null; pack: Pack; today: Day }

const contentMax = 240

/** Whether somebody of the user's is what a text begins with, and speaks of. */
export function speaksOfAnother(text: string, pack: Pack): boolean {
  const lower = asRead(text, pack)
  const person = findKey(lower, pack.facts.keys.relation)
  if (person === null) return false
  const ahead = lower.slice(0, person.at)
  if (person.word.startsWith('我')) return ahead.length <= 12
  if (ahead === '') return /^(?:は|が|은|는|이|가|께서)/u.test(lower.slice(person.length))
  return ahead.length <= 12 && lifePatterns[pack.language].possessive.test(ahead)
}

/** A text without what merely leads into it. */
export function withoutLead(text: string, pack: Pack): string {
  const lead = pack.text.lead.exec(foldText(text, pack.text))?.[0].length ?? 0
  return lead > 0 && lead < text.length - 1 ? text.slice(lead) : text
}

/** At most 240 characters of what was said. */
export const cut = (text: string): string => {
  const letters = [...text.trim()]
  return letters.length <= contentMax ? text.trim() : `${letters.slice(0, contentMax).join('')}…`
}

/** What was said, with the day it meant. */
export const dated = (content: string, day: Day, language: Language): string =>
  language === 'zh' || language === 'ja'
    ? `${content}（${isoDay(day)}）`
    : `${content} (${isoDay(day)})`

/** The feeling in a text, −1 to 1; what one likes is a little pleasant anyway. */
export function weightOf(text: string, language: Language, kind?: FactKind): number {
  const { label, intensity } = readEmotion(text, language)
  const valence = valenceOf(label)
  const read = valence === 'good' ? intensity : valence === 'bad' ? -intensity : 0
  if (read !== 0) return Math.round(read * 50) / 100
  return kind === 'like' || kind === 'favourite' || kind === 'hobby' ? 0.3 : 0
}

/**
 * Whether a clause without a subject goes on about somebody named before: 我爸退休了，现在天天画画.
 * What is felt there is the speaker's own nevertheless.
 */
export function goesOnAboutAnother(text: string, { sentence, before, pack }: Reading): boolean {
  const at = sentence.clauses.findIndex((clause) => clause.text === text)
  if (at === -1 || namesSelf(asRead(text, pack), pack.language)) return false
  const earlier = [
    ...(at === 0 && before !== null ? before.clauses.slice(-1) : []),
    ...sentence.clauses.slice(0, at),
  ]
  const last = earlier.findLast(
    (clause) =>
      speaksOfAnother(clause.text, pack) || namesSelf(asRead(clause.text, pack), pack.language),
  )
  return last !== undefined && speaksOfAnother(last.text, pack)
}

/** Whether a denial stands right before what begins at `at`. */
export const isDenied = (read: string, at: number, pack: Pack): boolean =>
  pack.text.negation.test(foldText(read.slice(0, at), pack.text).slice(-14))

/** Whether a clause asks, also when it is spelled out: "had a fight" and 我不怎么吃辣 do not. */
export const asks = (clause: Span, pack: Pack): boolean =>
  isAsking(clause.folded, pack) &&
  isAsking(foldText(asRead(clause.text, pack), pack.text).replaceAll('不怎么', '不太'), pack)

/** Clauses that tell something: no question, no wish. */
export function tellingClauses({ sentence, pack }: Reading): string[] {
  const { unreal } = lifePatterns[pack.language]
  return sentence.clauses
    .filter(
      (clause, at) =>
        !(sentence.marked && at === sentence.clauses.length - 1) &&
        !asks(clause, pack) &&
        !unreal.test(clause.text.toLowerCase()),
    )
    .map(({ text }) => text)
}
