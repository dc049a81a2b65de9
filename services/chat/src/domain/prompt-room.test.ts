import { expect, it } from 'vitest'
import { promptRoom } from './prompt-room.ts'
import { createTokenRatios } from './token-ratios.ts'

const wished = { memoryTokens: 800, summaryTokens: 500 }

it('leaves what is remembered its wish where there is room, and a share where there is little', () => {
  expect(promptRoom({ contextTokens: 8_000, replyTokens: 800 }, wished, 1)).toEqual({
    contextTokens: 7_200,
    ...wished,
  })
  expect(promptRoom({ contextTokens: 1_740, replyTokens: 435 }, wished, 1)).toEqual({
    contextTokens: 1_305,
    memoryTokens: 217,
    summaryTokens: 130,
  })
})

it('is smaller for a model whose tokens are more than was estimated, and stays so', () => {
  const ratios = createTokenRatios()
  expect(ratios.of('a')).toBe(1)
  ratios.learn('a', 3_000, 1_500)
  ratios.learn('a', 1_000, 1_500)
  expect(ratios.of('a')).toBeCloseTo(2.06)
  expect(ratios.of('b')).toBe(1)
  const { contextTokens } = promptRoom({ contextTokens: 4_000, replyTokens: 400 }, wished, 2)
  expect(contextTokens).toBe(1_800)
})
