import { describe, expect, it } from 'vitest'
import { clausesOf, wordsOf } from './phrase'

describe('phrases', () => {
  it('keeps punctuation with the clause before it', () => {
    expect(clausesOf('被记住，是最温柔的陪伴')).toEqual(['被记住，', '是最温柔的陪伴'])
    expect(clausesOf('欢迎回来')).toEqual(['欢迎回来'])
  })

  it('never loses a character, and never begins a piece with punctuation', () => {
    const text = '每一次对话，都会凝结成一枚记忆水晶。'
    const words = wordsOf(text, 'zh')
    expect(words.join('')).toBe(text)
    expect(words.length).toBeGreaterThan(4)
    expect(words.filter((word) => /^[，。]/.test(word))).toEqual([])
  })
})
