import { expect, test } from 'vitest'
import type { Turn } from './recent-turns.ts'
import { readToldFacts } from './told-facts.ts'

const turns = (...texts: string[]): Turn[] =>
  texts.map((text, position) => ({
    id: `m${position}`,
    position,
    from: 'user',
    text,
    saidAt: new Date(Date.UTC(2026, 3, 1, 9, position)),
  }))

test('what the newest message tells is taken up, and who is known by name', () => {
  expect(readToldFacts(turns('我养了一只橘猫，叫团子', '我叫林晓'), 'zh')).toEqual({
    told: [{ subject: 'user', attribute: 'name', value: '林晓' }],
    known: [{ subject: 'cat', attribute: 'animal', value: '团子' }],
  })
})

test('the health of somebody else is news of theirs', () => {
  expect(readToldFacts(turns('my daughter is allergic to peanuts'), 'en').told).toEqual([
    { subject: 'daughter', attribute: 'kin', value: 'peanuts' },
  ])
})

test('what holds a “my” or says that something ended is not said back', () => {
  expect(readToldFacts(turns('周六参加我表姐的婚礼'), 'zh').told).toEqual([])
  expect(readToldFacts(turns('I quit my job'), 'en').told).toEqual([])
})
