import { describe, expect, it } from 'vitest'
import { firstSentence } from './first-sentence'

describe('the first sentence', () => {
  it.each([
    ['zh', '今天宜慢下来。月亮在双子。', '今天宜慢下来。'],
    ['de', 'Ein Tag des Ebnens. Trink ein Glas Wasser.', 'Ein Tag des Ebnens.'],
    ['ja', '静かな一日です。深呼吸を。', '静かな一日です。'],
    ['en', 'Slow down', 'Slow down'],
    ['en', '', ''],
  ])('of %s is cut where the language ends it', (language, text, first) => {
    expect(firstSentence(text, language)).toBe(first)
  })
})
