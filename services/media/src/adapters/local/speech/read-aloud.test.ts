import type { Language } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import { readAloudWords } from '../../../texts.ts'
import { textToSpeak } from './read-aloud.ts'
import { spokenCount, spokenNumber } from './spoken-numbers.ts'

const counting = readAloudWords('ja').counting!

const speak = (text: string, language: Language) =>
  textToSpeak(text, language, readAloudWords(language))

it('says dates and shares in the language', () => {
  expect(speak('2026-11-21, 50%', 'de')).toBe('21. November 2026, 50 Prozent')
  expect(speak('2026-11-21 涨了 3%', 'zh')).toBe('二零二六年11月21日 涨了 百分之3')
  expect(speak('跑了3.05公里', 'zh')).toBe('跑了3点零五公里')
  expect(speak('2026-13-45', 'en')).toBe('2026-13-45')
})

it('leaves out what a speech program would take as commands', () => {
  expect(speak('a [[x]] <b>\u0000 🦄', 'en')).toBe('a x b')
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
  expect(spokenNumber(value, counting)).toBe(reading)
})

it.each([
  [1, '人', 'ひとり'],
  [4, '人', 'よにん'],
  [120, '人', 'ひゃくにじゅうにん'],
  [20, '日', 'はつか'],
  [21, '日', 'にじゅういちにち'],
  [24, '日', 'にじゅうよっか'],
  [9, '月', 'くがつ'],
  [14, '時', 'じゅうよじ'],
  [30, '分', 'さんじゅっぷん'],
  [3, '本', 'さんぼん'],
  [100, '円', 'ひゃくえん'],
  [2_026, '年', 'にせんにじゅうろくねん'],
])('reads %i%s in Japanese', (value, counter, reading) => {
  expect(spokenCount(value, counter, counting)).toBe(reading)
})
