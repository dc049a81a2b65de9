import { expect, it } from 'vitest'
import { japaneseNumber, textToSpeak } from './read-aloud.ts'

it('says dates and shares in the language', () => {
  expect(textToSpeak('2026-11-21, 50%', 'de')).toBe('21. November 2026, 50 Prozent')
  expect(textToSpeak('2026-11-21 涨了 3%', 'zh')).toBe('2026年11月21日 涨了 百分之3')
  expect(textToSpeak('2026-13-45', 'en')).toBe('2026-13-45')
})

it('leaves out what a speech program would take as commands', () => {
  expect(textToSpeak('a [[x]] <b>\u0000 🦄', 'en')).toBe('a x b')
})

it.each([
  [0, 'ぜろ'],
  [10, 'じゅう'],
  [120, 'ひゃくにじゅう'],
  [3_600, 'さんぜんろっぴゃく'],
  [2_026, 'にせんにじゅうろく'],
  [10_000, 'いちまん'],
  [120_000_005, 'いちおくにせんまんご'],
])('reads %i in Japanese', (value, reading) => {
  expect(japaneseNumber(value)).toBe(reading)
})
