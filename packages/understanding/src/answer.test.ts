import { describe, expect, test } from 'vitest'
import { chooseAnswer } from './answer.ts'
import type { Clause } from './clauses.ts'
import type { UserQuestion } from './user-question.ts'

const clause = (
  position: number,
  text: string,
  tokens: string[],
  more: Partial<Clause> = {},
): Clause => ({
  messageId: `m${position}`,
  saidAt: new Date(Date.UTC(2026, 0, 5, 9, position)),
  position,
  language: 'en',
  start: 0,
  end: text.length,
  text,
  quote: { start: 0, end: text.length, text },
  tokens,
  endedBy: null,
  ...more,
})

const question: UserQuestion = {
  type: 'day',
  subject: 'sister',
  recalls: false,
  certain: true,
  times: [],
  tokens: [
    { token: 'term:wedding', weight: 1 },
    { token: 'answers:day', weight: 1.5 },
    { token: 'about:sister', weight: 1.5 },
  ],
  language: 'en',
  text: 'when does my sister marry?',
}

const quoted = (clauses: Clause[], asked = question) => {
  const answer = chooseAnswer(asked, clauses)
  return answer.kind === 'quotations' ? answer.quotations.map(({ text }) => text) : answer.kind
}

const saturday = clause(1, 'her wedding is on saturday', [
  'term:wedding',
  'answers:day',
  'about:sister',
])
const sunday = clause(2, 'on sunday', ['answers:day'])

describe('an answer', () => {
  test('keeps the name that follows without a subject, and leaves out that of another', () => {
    const asked: UserQuestion = {
      ...question,
      type: 'name',
      subject: 'pet.cat',
      tokens: [
        { token: 'answers:name', weight: 1.5 },
        { token: 'about:pet.cat', weight: 1.5 },
      ],
    }
    const text = 'I have a cat, called Dumpling, and my son is called Theo'
    const part = (words: string, tokens: string[]): Clause => {
      const start = text.indexOf(words)
      const quote = { start: 0, end: text.length, text }
      return clause(1, words, tokens, { start, end: start + words.length, quote })
    }
    const told = [
      part('I have a cat', ['answers:animal', 'answers:name', 'about:pet.cat']),
      part('called Dumpling', ['answers:name', 'about:user']),
      part('my son is called Theo', ['answers:name', 'about:son']),
    ]
    expect(quoted(told, asked)[0]).toMatch(/^I have a cat, called Dumpling(?!.*Theo)/)
  })

  test('quotes a second one only where somebody has several', () => {
    const older = clause(0, 'my sister works at a mill', [
      'answers:work',
      'about:sister',
      'term:work',
    ])
    const newer = clause(1, 'my sister works at a dairy', [
      'answers:work',
      'about:sister',
      'term:work',
    ])
    const tokens = ['answers:work', 'about:sister', 'term:work'].map((token) => ({
      token,
      weight: 1,
    }))
    expect(quoted([older, newer], { ...question, type: 'work', tokens })).toEqual([
      'my sister works at a dairy',
    ])
    const likes = (each: Clause) => ({
      ...each,
      tokens: ['answers:likes', 'about:sister', 'term:work'],
    })
    const asked = tokens.map((each) => ({ ...each, token: each.token.replace('work', 'likes') }))
    expect(
      quoted([older, newer].map(likes), { ...question, type: 'likes', tokens: asked }),
    ).toHaveLength(2)
  })

  test('is what was told of the right one in other words', () => {
    const told = clause(1, 'my sister is out on the boats', [
      'about:sister',
      'answers:where',
      'near:boat',
    ])
    const tokens = [
      { token: 'about:sister', weight: 1.5 },
      { token: 'answers:where', weight: 1.5 },
      { token: 'term:posting', weight: 1 },
    ]
    expect(quoted([told], { ...question, type: 'where', tokens })).toHaveLength(1)
  })

  test('agrees in kind and subject rather than in words', () => {
    const other = clause(3, 'a wedding, how nice', ['term:wedding'])
    expect(quoted([other, saturday])[0]).toBe('her wedding is on saturday')
  })

  test('is the correction, never what was corrected', () => {
    const ended = { ...saturday, endedBy: 'm2:0' }
    expect(quoted([ended, sunday])).toEqual(['on sunday'])
    expect(quoted([ended])).toBe('not-told')
  })

  test('follows a chain of corrections, and leaves one that turns in a circle', () => {
    const again = clause(3, 'no, on monday', ['answers:day'])
    expect(
      quoted([{ ...saturday, endedBy: 'm2:0' }, { ...sunday, endedBy: 'm3:0' }, again]),
    ).toEqual(['no, on monday'])
    expect(
      quoted([
        { ...saturday, endedBy: 'm2:0' },
        { ...sunday, endedBy: 'm1:0' },
      ]),
    ).toBe('not-told')
  })

  test('quotes no more than the clause when its neighbour was put right', () => {
    const text = 'the party is in may, her wedding is on saturday'
    const wide = {
      ...saturday,
      start: 21,
      end: text.length,
      quote: { start: 0, end: text.length, text },
    }
    const party = clause(1, 'the party is in may', ['answers:day'], { endedBy: 'm9:0' })
    expect(quoted([party, wide])).toEqual(['her wedding is on saturday'])
    expect(quoted([{ ...party, endedBy: null }, wide])).toEqual([text])
  })

  test('leaves out the age of somebody else beside the one asked for', () => {
    const text = 'I am 41, my sister is 38'
    const quote = { start: 0, end: text.length, text }
    const age = (start: number, end: number, about: string) =>
      clause(1, text.slice(start, end), ['answers:age', about], { start, end, quote })
    const asked: UserQuestion = {
      ...question,
      type: 'age',
      tokens: [
        { token: 'answers:age', weight: 1.5 },
        { token: 'beside:age', weight: 1.5 },
        { token: 'about:sister', weight: 1.5 },
      ],
    }
    expect(quoted([age(0, 7, 'about:user'), age(9, 24, 'about:sister')], asked)).toEqual([
      'my sister is 38',
    ])
    const named = clause(1, 'my sister is 38', ['about:sister', 'near:38', 'beside:age'], {
      start: 9,
      end: 24,
      quote,
    })
    expect(quoted([age(0, 7, 'about:user'), named], asked)).toEqual([text])
  })

  test('is not the name of the user where somebody is asked for', () => {
    const asked: UserQuestion = {
      ...question,
      type: 'who',
      subject: 'user',
      tokens: [
        { token: 'answers:who', weight: 1.5 },
        { token: 'about:user', weight: 0.75 },
      ],
    }
    const own = ['answers:who', 'about:user', 'fact:user:name']
    expect(quoted([clause(1, 'I am Ida', own)], asked)).toBe('not-told')
    expect(quoted([clause(1, 'I am Ida, with Per', [...own, 'about:brother'])], asked)).toEqual([
      'I am Ida, with Per',
    ])
  })

  test('says that nothing was told, or that it may not be about the user', () => {
    const nothing = clause(1, 'it rains', ['term:rain'])
    expect(quoted([nothing])).toBe('not-told')
    expect(quoted([nothing], { ...question, subject: 'any' })).toBe('unrelated')
    expect(quoted([nothing], { ...question, subject: 'any', recalls: true })).toBe('not-told')
  })

  test('takes a name for a name only', () => {
    const asked: UserQuestion = {
      ...question,
      type: 'name',
      tokens: [
        { token: 'answers:name', weight: 1.5 },
        { token: 'about:sister', weight: 1.5 },
      ],
    }
    expect(quoted([clause(1, 'my sister called', ['about:sister'])], asked)).toBe('not-told')
  })
})
