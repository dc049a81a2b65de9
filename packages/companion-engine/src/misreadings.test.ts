import type { Language } from '@lumen/contracts/languages'
import { expect, test } from 'vitest'
import { foldText } from './clean-text.ts'
import { readEmotion } from './emotion.ts'
import { packFor } from './packs/registry.ts'
import { talkTo } from './scripted-talk.ts'
import { readTopic } from './topics.ts'

const topicOf = (text: string, language: Language) => {
  const pack = packFor(language)
  return readTopic(text, foldText(text, pack.text), pack, null)?.topic ?? null
}

test.each([
  ['腕がパンパンです', null],
  ['パンを買った', 'food'],
  ['ジムで腕がパンパン、帰りにパンを買った', 'food'],
] as const)('a short word in katakana is no piece of a longer one: %s', (text, topic) => {
  expect(topicOf(text, 'ja')).toBe(topic)
})

test.each([
  ['en', 'lol that’s terrible', 'neutral'],
  ['en', 'lol I feel terrible', 'sadness'],
  ['en', 'I’m terrible at geography', 'neutral'],
  ['en', 'I fixed my first bike by myself', 'pride'],
  ['zh', '哈哈哈好惨', 'neutral'],
] as const)('a word of pain alone is none: %s: %s', (language, text, feeling) => {
  expect(readEmotion(text, language).label).toBe(feeling)
})

test.each([
  ['zh', '今天股票跌了，我亏了三万块', /^(?!live)/],
  ['zh', '周末要去相亲', /^(?!romance)/],
  ['zh', '手术做完了，很顺利', /^(?!situation\.hospital)/],
  ['en', 'the surgery went well', /^(?!situation\.hospital)/],
  ['en', 'Rohan has a peanut allergy', /^(?!topic)/],
] as const)('%s: %s is told, not asked', (language, text, intent) => {
  expect(talkTo(language, [text]).intent).toMatch(intent)
})
