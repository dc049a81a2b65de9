import { describe, expect, it } from 'vitest'
import { crisisFollowUp, crisisReply } from '@lumen/safety/crisis-reply'
import { crisisResources } from '@lumen/safety/resources'
import { saidBefore, type FixedText } from './fixed-texts.ts'

const resources = crisisResources('en')
const textOf = (kind: FixedText, said: number): string =>
  kind === 'follow-up'
    ? crisisFollowUp('en', said, resources).text
    : crisisReply(kind, 'en', resources, said).text

/** What somebody reads to whom these are said one after another. */
const read = (kinds: readonly FixedText[]): string[] =>
  kinds.map((kind, at) => textOf(kind, saidBefore(kinds.slice(0, at), kind)))

/** Every row of so many kinds. */
const rows = (length: number): FixedText[][] =>
  length === 0
    ? [[]]
    : rows(length - 1).flatMap((row) =>
        (['crisis', 'third_party', 'follow-up'] as const).map((kind) => [...row, kind]),
      )

describe('saidBefore', () => {
  it('lets no text be said twice in a row, whatever follows what', () => {
    for (const kinds of rows(7)) {
      const texts = read(kinds)
      const twice = texts.findIndex((text, at) => text === texts[at - 1])
      expect(twice, kinds.slice(0, twice + 1).join(', ')).toBe(-1)
    }
  })

  it('answers the first crisis in full, whatever was said before it', () => {
    const whole = textOf('crisis', 0)
    for (const before of rows(3).filter((kinds) => !kinds.includes('crisis')))
      expect(read([...before, 'crisis']).at(-1)).toBe(whole)
  })

  it('begins with the first worry and the first follow-up', () => {
    expect(read(['crisis', 'third_party']).at(-1)).toBe(textOf('third_party', 0))
    const [first] = read(['follow-up'])
    expect(read(['crisis', 'follow-up']).at(-1)).toBe(first)
    expect(read(['third_party', 'follow-up']).at(-1)).toBe(first)
    expect(read(['third_party', 'third_party', 'follow-up']).at(-1)).toBe(first)
  })
})
