import { describe, expect, it } from 'vitest'
import { extractFromText } from './extract-by-rules.ts'
import { findSpan } from './find-span.ts'

const today = 20_500
/** What the rules read in a text, cut out of it again. */
const spansOf = (text: string, language: 'en' | 'zh' | 'de' | 'fr' | 'ja' | 'ko' | 'es' | 'pt') =>
  extractFromText(text, language, today).map((told) => {
    const { start, end } = findSpan(text, told)
    return text.slice(start, end)
  })

describe('what rules read', () => {
  it.each([
    ['en', "I'm Priya and I bake bread", "I'm Priya"],
    ['en', 'Hello there!  My cat is called Miso. She sleeps.', 'My cat is called Miso'],
    ['zh', '今天好累。我养了一只橘猫，叫年糕，特别能吃', '叫年糕'],
    ['zh', '你好呀！我叫林晓，在成都上班', '我叫林晓'],
    ['ja', 'うちの猫の名前はミミです。よく寝る', '猫の名前はミミ'],
    ['ko', '안녕! 제 이름은 김민지예요', '이름은 김민지'],
    ['fr', 'Salut ! Je m’appelle Chloé et je fais du pain.', 'm’appelle Chloé'],
    ['de', 'Hallo, ich heiße Jonas und ich backe Brot.', 'ich heiße Jonas'],
    ['es', 'Me llamo Inés y hago pan.', 'Me llamo Inés'],
    ['pt', 'Meu nome é João e faço pão.', 'Meu nome é João'],
  ] as const)('is found where it was said, %s: %s', (language, text, part) => {
    const spans = spansOf(text, language)
    expect(spans.some((span) => span.includes(part))).toBe(true)
    expect(spans.filter((span) => span === text)).toEqual([])
  })

  it('goes without what was not said', () => {
    const told = { slot: 'plan:x', value: '20504' }
    const text = 'So: dentist on Friday. Ugh'
    const { start, end } = findSpan(text, { ...told, content: 'dentist on Friday (2026-02-20)' })
    expect(text.slice(start, end)).toBe('dentist on Friday')
  })
})

describe('what a model put in its own words', () => {
  const find = (text: string, content: string, value = '') => {
    const { start, end } = findSpan(text, { content, value, slot: 'other:x' })
    return text.slice(start, end)
  }
  it('is the clause that is most like it', () => {
    const text = 'What a day, my brother Luca broke his arm, and it rains'
    expect(find(text, 'The user’s brother Luca has a broken arm')).toBe(
      'my brother Luca broke his arm',
    )
    expect(find('下雨了，我妹妹考上了研究生！好开心', '用户的妹妹考上研究生')).toBe(
      '我妹妹考上了研究生',
    )
  })

  it('is the whole message when nothing is like it', () => {
    expect(find('Yes, quite so', 'The user owns a boat')).toBe('Yes, quite so')
    expect(find('', 'The user owns a boat')).toBe('')
  })
})
