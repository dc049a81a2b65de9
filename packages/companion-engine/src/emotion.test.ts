import { expect, test } from 'vitest'
import { readEmotion } from './emotion.ts'

test.each([
  ['zh', '今天特别开心', 'joy'],
  ['zh', '今天不开心', 'sadness'],
  ['zh', '一点都不难过', 'neutral'],
  ['zh', '气死我了', 'anger'],
  ['zh', '好累，累死了', 'tired'],
  ['zh', '明天考试好紧张', 'fear'],
  ['zh', '没人陪我', 'lonely'],
  ['zh', '我想家了', 'longing'],
  ['zh', '我吃了个苹果', 'neutral'],
  ['en', "I'm so happy today", 'joy'],
  ['en', "I'm not happy at all", 'neutral'],
  ['en', 'I feel so lonely', 'lonely'],
  ['en', 'I am exhausted', 'tired'],
  ['en', "I'm worried about tomorrow", 'fear'],
  ['en', 'this makes me so mad at him', 'anger'],
  ['en', "I can't wait for it", 'excitement'],
  ['en', 'the sky is blue', 'neutral'],
] as const)('%s: %s reads as %s', (language, text, label) => {
  expect(readEmotion(text, language).label).toBe(label)
})

test('emoji speak where words are silent', () => {
  expect(readEmotion('😭', 'en').label).toBe('sadness')
  expect(readEmotion('考完了🎉', 'zh').label).toBe('excitement')
})

test('intensity grows with strong words and stays within 0 and 1', () => {
  const plain = readEmotion('我难过', 'zh').intensity
  const strong = readEmotion('我真的特别难过！崩溃了😭', 'zh').intensity
  expect(strong).toBeGreaterThan(plain)
  expect(strong).toBeLessThanOrEqual(1)
  expect(readEmotion('', 'zh')).toEqual({ label: 'neutral', intensity: 0 })
})

test.each([
  ['fr', 'J’ai un peu peur de demain.', 'fear'],
  ['pt', 'Estou um pouco triste.', 'sadness'],
  ['es', 'Estoy un poco triste.', 'sadness'],
  ['fr', 'Je suis peu content.', 'neutral'],
  ['pt', 'Estou pouco feliz.', 'neutral'],
] as const)('a little is some, little is hardly any: %s %s', (language, text, label) => {
  expect(readEmotion(text, language).label).toBe(label)
})

test('tells a feeling that is denied from none', () => {
  expect(readEmotion('I am not sad.', 'en')).toEqual({
    label: 'neutral',
    intensity: 0,
    denied: true,
  })
  expect(readEmotion('Hello', 'en').denied).toBeUndefined()
})
