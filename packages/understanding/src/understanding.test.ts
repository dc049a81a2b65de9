import { openContentRoom } from '@lumen/content/content-room'
import type { Language } from '@lumen/contracts/languages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseAnswer } from './answer.ts'
import type { Said } from './clauses.ts'
import { createUnderstanding } from './understanding.ts'

const { readTalk, readUserQuestion } = createUnderstanding(openContentRoom('understanding'))

const say = (language: Language, ...texts: string[]): Said[] =>
  texts.map((text, position) => ({
    messageId: `m${position}`,
    text,
    saidAt: new Date(Date.UTC(2026, 3, 1, 9, position)),
    position,
    language,
  }))

/** What is quoted in answer to a question, or the kind of answer that quotes nothing. */
function answer(language: Language, told: string[], text: string): string[] | string {
  const { clauses, names } = readTalk(say(language, ...told))
  const question = readUserQuestion(text, { language, companionName: 'Mira', names })
  if (question === null) return 'no question'
  const chosen = chooseAnswer(question, clauses)
  return chosen.kind === 'quotations' ? chosen.quotations.map((each) => each.text) : chosen.kind
}

describe('clauses', () => {
  test('reproduce the text at their spans', () => {
    const pieces = fc.constantFrom(
      '我',
      '不是',
      '周三',
      ' ',
      '，',
      '。',
      '12',
      'not ',
      'é',
      '👍🏽',
      '\n',
      'my sister',
      '?',
      'ﬁ',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(pieces).map((each) => each.join('')),
        ),
        fc.constantFrom<Language>('zh', 'en'),
        (text, language) => {
          for (const clause of readTalk(say(language, text)).clauses) {
            expect(text.slice(clause.start, clause.end)).toBe(clause.text)
            const { start, end, text: quoted } = clause.quote
            expect(text.slice(start, end)).toBe(quoted)
            expect(start).toBeLessThanOrEqual(clause.start)
          }
        },
      ),
    )
  })
})

describe('a question about the user', () => {
  test('is answered by what they said', () => {
    const told = ['我叫许静，在苏州当花艺师', '我弟弟在大连开出租']
    expect(answer('zh', told, '我弟弟是做什么的？')).toContain('我弟弟在大连开出租')
  })
})
