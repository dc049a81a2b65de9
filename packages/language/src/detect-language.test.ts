import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['今天好累啊', 'en', 'zh'],
  ['お疲れさま、今日は寒いね', 'zh', 'ja'],
  ['大丈夫', 'ja', 'ja'],
  ['오늘 너무 힘들었어', 'en', 'ko'],
  ["I'm so tired today", 'zh', 'en'],
  ["Je suis très fatigué aujourd'hui", 'en', 'fr'],
  ['Ich bin heute sehr müde', 'en', 'de'],
  ['Hoy estoy muy cansada', 'en', 'es'],
  ['Estou muito cansada hoje, não dormi', 'en', 'pt'],
  ['我今天用 Python 写代码', 'en', 'zh'],
  ['どうしよう', 'zh', 'ja'],
] as const)('%s (preferred %s) is %s', (text, preferred, language) => {
  expect(detectLanguage(text, preferred)).toBe(language)
})

test.each(['ok', 'haha', '😀', '123', '...', 'Bitcoin', 'lol'])('%s is no language', (text) => {
  expect(detectLanguage(text, 'zh')).toBeNull()
})

test('a preferred language that fits is kept', () => {
  expect(detectLanguage('no', 'es')).not.toBe('en')
  expect(detectLanguage('la casa de mi amiga', 'es')).toBe('es')
})
