import { languages } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { lineOf } from './choose.ts'
import type { Pack } from './pack.ts'
import { checkPack } from './pack-check.ts'
import { loadPack } from './pack-index.ts'
import { lineLists } from './pack-lines.ts'
import { packFor } from './packs/registry.ts'

const registered = languages.filter((language) => packFor(language).language === language)

test('Chinese and English are there; a language without a pack is answered in English', () => {
  expect(registered).toEqual(expect.arrayContaining(['zh', 'en']))
  for (const language of languages) expect(packFor(language).stock.jokes.length).toBeGreaterThan(0)
})

describe.each(registered)('the pack %s', (language) => {
  const pack = packFor(language)

  test('is whole', () => {
    expect(checkPack(pack)).toEqual([])
  })

  test('finds its own questions again', () => {
    const [ask] = pack.topics.food.starters
    const text = typeof ask === 'string' ? ask : (ask?.ask ?? '')
    expect(pack.originsOf(text).map(({ path }) => path)).toContain('topics.food.starters')
  })

  test('quotes a clause only where it was asked what was said', () => {
    const quoting = lineLists(pack)
      .filter(({ lines }) => lines.some((line) => lineOf(line).includes('{quote}')))
      .map(({ path }) => path)
    expect(quoting).toEqual(['lines.recallAbout.found', 'lines.sayAgain'])
  })

  test('reads its own folded text: patterns hold no capitals outside classes', () => {
    const sources = Object.values(pack.intents).flatMap((list) => list.map(({ source }) => source))
    for (const source of sources) {
      expect(source.replace(/\\[a-zA-Z](?:\{\w+\})?|\(\?<\w+>/g, '')).not.toMatch(/[A-Z]/)
    }
  })
})

describe('a pack with gaps', () => {
  const { originsOf: _, ...whole } = packFor('en')
  const faults = (change: Partial<Pack>) => checkPack({ ...whole, ...change }).join('\n')

  test('is refused with what is missing', () => {
    const { work: __, ...topics } = whole.topics
    const broken = { ...whole, topics } as unknown as Pack
    expect(() => loadPack(broken)).toThrow(/topics\.work is missing/)
    expect(checkPack({} as Pack).length).toBeGreaterThan(10)
  })

  test.each([
    [{ back: ['Hi?'] }, /lines\.back has 1 lines, needs 5/],
    [{ thanks: [...whole.lines.thanks, 'Was it good?'] }, /asks, though its list may not/],
    [{ thanks: [...whole.lines.thanks, 'Hello {memory}.'] }, /uses \{memory\}/],
    [{ thanks: [...whole.lines.thanks, 'Hello {user'] }, /stray brace/],
    [{ thanks: [...whole.lines.thanks, String(whole.lines.back[0])] }, /repeats a sentence/],
    [{ unsure: [...whole.lines.unsure, 'So {quote}.'] }, /uses \{quote\}/],
    [{ time: [...whole.lines.time, 'No idea about that.'] }, /lacks \{time\}/],
    [{ thanks: [...whole.lines.thanks, 'a'.repeat(300)] }, /longer than/],
  ])('lines %#', (lines, fault) => {
    expect(faults({ lines: { ...whole.lines, ...lines } })).toMatch(fault)
  })
})
