import { isLanguage, type Language } from '@lumen/contracts/languages'
import { chooseAnswer } from '@lumen/understanding/answer'
import { foldCase } from '@lumen/language/fold'
import type { Said } from '@lumen/understanding/clauses'
import { readWords } from '@lumen/understanding/open-words'
import { createUnderstanding } from '@lumen/understanding/understanding'
import { rankLines } from './line-baseline.ts'

/** A turn of the user: told, or asked with what a right answer holds (any of it) and what none may. */
export type Turn =
  | { readonly kind: 'told'; readonly text: string }
  | {
      readonly kind: 'asked'
      readonly text: string
      readonly expect: string[]
      readonly never: string[]
    }

export type Dialogue = { readonly id: string; readonly language: Language; readonly turns: Turn[] }

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** `{id, language, turns: [{say} | {ask, expect, never?}]}`; throws at anything else. */
export function checkDialogue(row: Record<string, unknown>): Dialogue {
  const { id, language, turns } = row
  if (typeof id !== 'string' || !isLanguage(language) || !Array.isArray(turns))
    throw new Error('it must have id, language and turns')
  return {
    id,
    language,
    turns: turns.map((turn: Record<string, unknown>): Turn => {
      if (typeof turn['say'] === 'string') return { kind: 'told', text: turn['say'] }
      if (typeof turn['ask'] !== 'string') throw new Error('a turn says or asks something')
      const [expect, never] = [strings(turn['expect']), strings(turn['never'])]
      return { kind: 'asked', text: turn['ask'], expect, never }
    }),
  }
}

const plain = (text: string): string => foldCase(text).replaceAll('’', "'")

/** Whether a text holds one of the words. */
export const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) => plain(text).includes(plain(word)))

export type Tally = {
  /** Questions whose answer was told, and how many the first and both quotations answer. */
  asks: number
  hit1: number
  hit2: number
  /** With a quoted word that no answer may hold. */
  stale: number
  /** Nothing quoted though it was told. */
  missed: number
  line1: number
  line2: number
  /** Questions and wishes whose answer was not told, and how many got a quotation. */
  untold: number
  untoldQuoted: number
  /** Turns that tell, and how many were answered with a quotation or “not told”. */
  told: number
  toldAnswered: number
}

export type Miss = {
  id: string
  turn: number
  text: string
  expect: string[]
  quoted: string[] | string
}

const empty = (): Tally => ({
  asks: 0,
  hit1: 0,
  hit2: 0,
  stale: 0,
  missed: 0,
  line1: 0,
  line2: 0,
  untold: 0,
  untoldQuoted: 0,
  told: 0,
  toldAnswered: 0,
})

const { readTalk, readUserQuestion } = createUnderstanding(readWords)

/** What quotations answer, by language and in all, and where they do not. */
export function scoreAnswers(dialogues: readonly Dialogue[]): {
  tallies: Record<string, Tally>
  misses: Miss[]
} {
  const tallies: Record<string, Tally> = {}
  const misses: Miss[] = []
  for (const { id, language, turns } of dialogues) {
    const before: Said[] = []
    for (const [turn, each] of turns.entries()) {
      const { kind, quoted } = answerTo(each.text, before, language)
      const sums = [(tallies[language] ??= empty()), (tallies['all'] ??= empty())]
      const add = (key: keyof Tally, does = true) => {
        if (does) for (const sum of sums) sum[key] += 1
      }
      if (each.kind === 'told') {
        add('told')
        add('toldAnswered', kind === 'quotations' || kind === 'not-told')
        if (kind === 'quotations') misses.push({ id, turn, text: each.text, expect: [], quoted })
      } else if (!before.some(({ text }) => holds(text, each.expect))) {
        add('untold')
        add('untoldQuoted', quoted.length > 0)
        if (quoted.length > 0)
          misses.push({ id, turn, text: each.text, expect: each.expect, quoted })
      } else {
        const stale = quoted.some((text) => holds(text, each.never))
        const right = quoted.some((text) => holds(text, each.expect)) && !stale
        const lines = rankLines(
          each.text,
          before.map(({ text }) => text),
          language,
        )
        const clean = (some: string[]) =>
          some.some((text) => holds(text, each.expect)) &&
          !some.some((text) => holds(text, each.never))
        add('asks')
        add('hit1', holds(quoted[0] ?? '', each.expect) && !holds(quoted[0] ?? '', each.never))
        add('hit2', right)
        add('stale', stale)
        add('missed', quoted.length === 0)
        add('line1', clean(lines.slice(0, 1)))
        add('line2', clean(lines.slice(0, 2)))
        if (!right)
          misses.push({
            id,
            turn,
            text: each.text,
            expect: each.expect,
            quoted: quoted.length > 0 ? quoted : kind,
          })
      }
      before.push(toSaid(each.text, before.length, language))
    }
  }
  return { tallies, misses }
}

const minute = 60_000

const toSaid = (text: string, position: number, language: Language): Said => ({
  messageId: String(position),
  text,
  saidAt: new Date(Date.UTC(2026, 0, 5) + position * minute),
  position,
  language,
})

function answerTo(text: string, before: readonly Said[], language: Language) {
  const { clauses, names } = readTalk(before)
  const question = readUserQuestion(text, {
    language,
    companionName: 'Mira',
    names,
    before: before.at(-1)?.text ?? null,
  })
  if (question === null) return { kind: 'no question', quoted: [] }
  const answer = chooseAnswer(question, clauses)
  const quoted = answer.kind === 'quotations' ? answer.quotations.map((each) => each.text) : []
  return { kind: answer.kind, quoted }
}
