import { expect, test } from 'vitest'
import { estimateTokens } from './tokens.ts'

// The numbers are what the o200k tokenizer makes of the texts.
test.each([
  ['今天工作好累，不想说话，就想有人陪我坐一会儿。', 18],
  ['I had a long day and I do not feel like talking, just sit with me for a while.', 21],
  ['今日は仕事で疲れたから、ただそばにいてほしい。', 16],
  ['오늘은 너무 피곤해서 그냥 옆에 있어 줬으면 좋겠어.', 18],
  ['Estoy muy cansada hoy, solo quédate conmigo un rato, por favor.', 16],
])('%s', (text, real) => {
  expect(estimateTokens(text)).toBeGreaterThanOrEqual(real)
  expect(estimateTokens(text)).toBeLessThanOrEqual(real * 1.6)
})

test('no text costs nothing, the weights add up', () => {
  expect(estimateTokens('')).toBe(0)
  expect(estimateTokens('好'.repeat(1000))).toBe(870)
  expect(estimateTokens('😀')).toBe(3)
})
