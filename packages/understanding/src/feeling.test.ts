import { expect, test } from 'vitest'
import { readFeeling } from './feeling.ts'

test.each([
  ['我今天好难过', 'zh', 'sadness'],
  ['我一点也不开心', 'zh', 'sadness'],
  ['I feel so lonely', 'en', 'sadness'],
  ['Ich habe Angst vor morgen', 'de', 'fear'],
  ['Je suis furieux contre lui', 'fr', 'anger'],
  ['할머니가 보고 싶어요', 'ko', 'sadness'],
  ['haha nice, another one please', 'en', 'joy'],
] as const)('%s is %s %s', (text, language, label) => {
  expect(readFeeling(text, language).emotion).toBe(label)
})

test.each([
  ['我外婆做的葱油面特别好吃，她去年走了', 'zh'],
  ['my dad taught me to cook, he passed three weeks ago', 'en'],
  ['wir haben uns gestern getrennt', 'de'],
] as const)('%s tells of a loss', (text, language) => {
  expect(readFeeling(text, language).emotion).toBe('sadness')
})

test.each([
  ['你好', 'zh'],
  ['我叫小明', 'zh'],
  ['I do not feel sad.', 'en'],
  ['我不难过', 'zh'],
  ['Ich bin nicht traurig.', 'de'],
  ['What should I cook tonight?', 'en'],
  ['안녕', 'ko'],
  ['나는 서울에 살아', 'ko'],
  ['Wie spät ist es?', 'de'],
  ['Vivo en Madrid', 'es'],
  ['Moro em Lisboa', 'pt'],
  ['今日は何をしましたか', 'ja'],
  ['', 'en'],
  ['\u0000\u0007', 'en'],
] as const)('%s is nothing to speak of', (text, language) => {
  expect(readFeeling(text, language).emotion).toBe('neutral')
})
