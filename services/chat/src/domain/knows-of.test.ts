import type { Language } from '@lumen/contracts/languages'
import { expect, test } from 'vitest'
import { understanding } from '../understanding.ts'
import { knowsOf } from './knows-of.ts'

const asked = (language: Language, text: string): string[] =>
  understanding
    .readUserQuestion(text, { language, companionName: 'Mira', names: new Map() })!
    .tokens.map(({ token }) => token)

test.each<[Language, string, string, boolean]>([
  ['de', 'Weißt du noch, wie meine Katze heißt?', 'Du heißt Maya', false],
  ['de', 'Weißt du noch, wie meine Katze heißt?', 'Dein Hund heißt Rex', false],
  ['de', 'Weißt du noch, wie meine Katze heißt?', 'Deine rote Katze heißt Mango', true],
  ['zh', '你还记得我的猫叫什么吗？', '你叫小满', false],
  ['zh', '你还记得我的猫叫什么吗？', '你的橘猫叫橘子', true],
  ['zh', '我住在哪里？', '你住在杭州', true],
  ['zh', '我住在哪里？', '你的工作是护士', false],
  ['en', 'Where do I live?', 'You live in Leeds', true],
  ['en', 'What is my sister called?', 'You live in Leeds', false],
  ['ja', '猫の名前、覚えてる？', '猫の名前はミカン', true],
])('%s: “%s” by “%s”: %s', (language, question, memory, knows) => {
  expect(knowsOf(memory, language, asked(language, question))).toBe(knows)
})
