import { openRoom } from '@lumen/content/open-room'
import { defineRoom } from '@lumen/content/define-room'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { dayOf } from './days.ts'
import { factExamples } from './fact-words.ts'
import type { Fact } from './facts.ts'
import { readWords } from './open-words.ts'
import { createUnderstanding } from './understanding.ts'

const { readFacts } = createUnderstanding(readWords)
const examplesOf = openRoom(defineRoom('understanding', { 'examples/facts': factExamples }))
/** A Saturday. */
const today = dayOf(2026, 11, 21)

function written({ subject, form, value, standing, from }: Fact): string {
  const who = subject.name === null || subject.relation === 'user' ? '' : `(${subject.name})`
  const day = from === null ? '' : ` ${new Date(from * 86_400_000).toISOString().slice(0, 10)}`
  const said = `${subject.relation}${who} ${form}: ${value}${day}`
  return standing === 'holds' ? said : `${standing} ${said}`
}

describe.each(languages)('facts told in %s', (language) => {
  test.each(examplesOf(language)['examples/facts'])('$say', ({ say, facts }) => {
    const messages = say.map((text, position) => ({
      messageId: `m${position}`,
      text,
      saidAt: new Date(today * 86_400_000),
      position,
      language,
    }))
    const told = readFacts(messages, () => today)
    const last = told.filter(({ messageId }) => messageId === messages.at(-1)?.messageId)
    expect(last.map(written).toSorted()).toEqual(facts.toSorted())
    for (const { messageId, span } of told) {
      const text = messages.find((each) => each.messageId === messageId)?.text ?? ''
      expect(text.slice(span.start, span.end)).toBe(span.text)
    }
  })
})
