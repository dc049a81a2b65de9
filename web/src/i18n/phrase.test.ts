import { describe, expect, it } from 'vitest'
import { clausesOf } from './phrase'

describe('phrases', () => {
  it('keeps punctuation with the clause before it', () => {
    expect(clausesOf('被记住，是最温柔的陪伴')).toEqual(['被记住，', '是最温柔的陪伴'])
    expect(clausesOf('欢迎回来')).toEqual(['欢迎回来'])
  })
})
