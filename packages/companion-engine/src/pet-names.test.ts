import type { Language } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { readSentences } from './clean-text.ts'
import { extractFacts } from './facts.ts'
import { packFor } from './packs/registry.ts'
import { composeReply } from './reply.ts'
import { inputOf } from './scripted-talk.ts'

function namesIn(language: Language, text: string): string[] {
  const pack = packFor(language)
  const sentences = readSentences(text, pack.text)
  const origin = { turn: 0, memoryId: null }
  return extractFacts(sentences, pack, origin, { before: [], expected: null })
    .filter(({ kind }) => kind === 'petName')
    .map(({ value }) => value)
}

describe('the name of a pet', () => {
  test.each<[Language, string, string]>([
    ['en', 'Miso is my cat.', 'Miso'],
    ['en', 'We got a cat yesterday and named her Miso.', 'Miso'],
    ['zh', '米索是我的猫', '米索'],
    ['zh', '我们给猫取名米索', '米索'],
    ['ja', 'ミソは私の猫です。', 'ミソ'],
    ['ko', '미소는 우리 고양이예요.', '미소'],
    ['fr', 'Miso est mon chat.', 'Miso'],
    ['de', 'Miso ist meine Katze.', 'Miso'],
    ['es', 'Miso es mi gato.', 'Miso'],
    ['pt', 'Miso é o meu gato.', 'Miso'],
  ])('%s: %s', (language, text, name) => {
    expect(namesIn(language, text)).toEqual([name])
  })

  test.each<[Language, string]>([
    ['en', 'This is my cat.'],
    ['en', 'She is my cat.'],
    ['zh', '这是我的猫'],
    ['zh', '我最爱的是我的猫'],
    ['ja', 'これは私の猫です。'],
    ['ko', '얘는 우리 고양이예요.'],
    ['fr', 'C’est mon chat.'],
    ['de', 'Das ist meine Katze.'],
    ['es', 'Este es mi gato.'],
    ['pt', 'Este é o meu gato.'],
  ])('%s is not told by: %s', (language, text) => {
    expect(namesIn(language, text)).toEqual([])
  })

  test.each<[Language, string, string]>([
    ['en', 'My cat is called Miso.', 'I have a cat.'],
    ['zh', '我的猫叫米索', '我养了一只猫'],
    ['ja', 'うちの猫はミソといいます。', '猫を飼っています。'],
    ['ko', '제 고양이 이름은 미소예요.', '고양이를 키워요.'],
    ['fr', 'Mon chat s’appelle Miso.', 'J’ai un chat.'],
    ['de', 'Meine Katze heißt Miso.', 'Ich habe eine Katze.'],
    ['es', 'Mi gato se llama Miso.', 'Tengo un gato.'],
    ['pt', 'Meu gato se chama Miso.', 'Tenho um gato.'],
  ])('is not asked when it is known, in %s', (language, named, text) => {
    const told = { role: 'user' as const, text: named }
    for (let at = 0; at < 12; at += 1) {
      const seed = String(at)
      const memories = [{ id: 'm', content: named, score: 1 }]
      for (const known of [{ history: [told] }, { history: [], memories }]) {
        const reply = composeReply(inputOf(language, text, { seed, ...known }))
        const asked = packFor(language).facts.kinds.pet.follow.map((ask) =>
          typeof ask === 'string' ? ask : ask.ask,
        )
        for (const question of asked) expect(reply.text).not.toContain(question)
      }
    }
  })

  test('of another one is asked', () => {
    const history = [{ role: 'user' as const, text: 'My cat is called Miso.' }]
    const replies = Array.from({ length: 12 }, (_, at) => {
      const text = 'I have another cat.'
      return composeReply(inputOf('en', text, { seed: String(at), history })).text
    })
    expect(replies.some((text) => /name\?|call it/.test(text))).toBe(true)
  })
})
