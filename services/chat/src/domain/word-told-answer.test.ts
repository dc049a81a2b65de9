import { languages } from '@lumen/contracts/languages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toldWordsOf } from '../texts.ts'
import { wordToldAnswer, type Wording } from './word-told-answer.ts'

const now = new Date('2026-11-22T08:00:00Z')
const quotation = (text: string, saidAt = '2026-11-22T07:00:00Z', start = 0) => ({
  messageId: 'm',
  start,
  end: start + text.length,
  text,
  saidAt: new Date(saidAt),
})
const wording = (change: Partial<Wording> & Pick<Wording, 'language'>): Wording => ({
  words: toldWordsOf(change.language),
  now,
  timeZone: 'Asia/Shanghai',
  seed: 'seed',
  lastReply: '',
  ...change,
})
const said = (text: string, saidAt: string, change: Partial<Wording> = {}) =>
  wordToldAnswer([quotation(text, saidAt)], wording({ language: 'en', ...change }))

describe('an answer from what was told', () => {
  it('names the day as one speaks of it where the user is', () => {
    // 00:30 of the 22nd in Shanghai
    expect(said('a', '2026-11-21T16:30:00Z')).toContain('earlier today')
    expect(said('a', '2026-11-21T16:30:00Z', { timeZone: null })).toContain('yesterday')
    expect(said('a', '2026-11-21T16:30:00Z', { timeZone: 'No/Where' })).toContain('yesterday')
    expect(said('a', '2026-11-20T12:00:00Z')).toContain('on Friday')
    expect(said('a', '2026-11-02T12:00:00Z')).toContain('on November 2')
    expect(said('a', '2025-11-02T12:00:00Z')).toContain('on November 2, 2025')
    const german = { language: 'de', words: toldWordsOf('de') } as const
    expect(said('a', '2026-11-20T12:00:00Z', german)).toContain('vorgestern')
    expect(said('a', '2026-10-03T12:00:00Z', german)).toContain('am 3. Oktober')
    const chinese = { language: 'zh', words: toldWordsOf('zh') } as const
    expect(said('我养了一只猫', '2026-11-20T12:00:00Z', chinese)).toMatch(/前天.*“我养了一只猫”/u)
  })

  it('puts what is quoted in quotation marks, without markup, links and loose ends', () => {
    const text = said(
      ', **Miso** <b>is</b> my cat, see https://example.org/miso —',
      '2026-11-22T07:00:00Z',
    )
    expect(text).toContain('“Miso b is /b my cat, see”')
  })

  it('tells two as they are given, the day once when it is the same', () => {
    const best = quotation('my cat is Miso')
    const second = quotation('she sleeps a lot', '2026-11-22T06:00:00Z', 20)
    const old = quotation('I have a cat', '2026-11-20T06:00:00Z')
    const today = wordToldAnswer([best, second], wording({ language: 'en' }))
    expect(today).toMatch(/earlier today.*“my cat is Miso”.*“she sleeps a lot”/)
    expect(today.match(/earlier today/g)).toHaveLength(1)
    expect(wordToldAnswer([best, old], wording({ language: 'en' }))).toMatch(
      /earlier today.*“my cat is Miso”.*on Friday.*“I have a cat”/,
    )
  })

  it.each(languages)('stays short, and leaves no slot open, in %s', (language) => {
    const limit = /zh|ja|ko/.test(language) ? 140 : 300
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: fc.string({ maxLength: 2_000 }), days: fc.nat(900) }), {
          maxLength: 2,
        }),
        fc.string(),
        (told, seed) => {
          const quotations = told.map(({ text, days }) =>
            quotation(text, new Date(now.getTime() - days * 86_400_000).toISOString()),
          )
          const text = wordToldAnswer(quotations, wording({ language, seed }))
          expect(text.length).toBeLessThanOrEqual(limit)
          expect(text.replaceAll(/[“„«「].*[”“»」]/gu, '')).not.toMatch(/[{}]/)
        },
      ),
    )
  })

  it.each(languages)('does not begin as the last reply did, in %s', (language) => {
    const quotations = [quotation('x', '2026-11-22T07:00:00Z')]
    const lastReply = wordToldAnswer(quotations, wording({ language }))
    for (const seed of 'abcdefgh')
      expect(wordToldAnswer(quotations, wording({ language, seed, lastReply }))).not.toBe(lastReply)
  })

  it.each(languages)('says in %s that it was not told', (language) => {
    expect(toldWordsOf(language).notTold).toContain(wordToldAnswer([], wording({ language })))
  })
})
