import type { Language } from '@lumen/contracts/languages'
import { chooseAnswer } from '../src/answer.ts'
import type { Said } from '../src/clauses.ts'
import { readWords } from '../src/open-words.ts'
import { createUnderstanding } from '../src/understanding.ts'

export const { readClauses, readTalk, readUserQuestion } = createUnderstanding(readWords)

/** What a user says, a minute after the other. */
export const say = (language: Language, ...texts: string[]): Said[] =>
  texts.map((text, position) => ({
    messageId: `m${position}`,
    text,
    saidAt: new Date(Date.UTC(2026, 3, 1, 9, position)),
    position,
    language,
  }))

/** A question as it is read, to a companion called Mira. */
export const read = (
  language: Language,
  text: string,
  names: ReadonlyMap<string, string> = new Map(),
) => readUserQuestion(text, { language, companionName: 'Mira', names })

/** What is quoted in answer to a question, as one text, or the kind of answer that quotes nothing. */
export function answer(language: Language, told: string[], text: string): string {
  const { clauses, names } = readTalk(say(language, ...told))
  const question = read(language, text, names)
  if (question === null) return 'no question'
  const chosen = chooseAnswer(question, clauses)
  return chosen.kind === 'quotations'
    ? chosen.quotations.map((each) => each.text).join(' / ')
    : chosen.kind
}
