import { describe, expect, it } from 'vitest'
import { linesOf } from './draw-card'

const wide = (text: string) => [...text].length * 10

describe('the lines of a card', () => {
  it('break between words, with punctuation on the line before', () => {
    const lines = linesOf('今天宜静，慢慢来，比较快。', 'zh-CN', wide, 50)
    expect(lines.join('')).toBe('今天宜静，慢慢来，比较快。')
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(line).not.toMatch(/^[，。]/)
  })

  it('keep the paragraphs of a text', () => {
    expect(linesOf('Ruhe.\nUnd Geduld.', 'de-DE', wide, 500)).toEqual(['Ruhe.', 'Und Geduld.'])
  })
})
