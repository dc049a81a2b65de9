import { expect, it } from 'vitest'
import { needsFixedText } from './after-crisis.ts'

const calm = { emotion: 'gentle', intent: 'comfort' }
const direct = { label: 'crisis', form: 'direct' } as const
const indirect = { label: 'crisis', form: 'indirect' } as const

it('gives a real answer to what is harmless', () => {
  expect(needsFixedText({ care: direct, isHeavy: false }, calm)).toBe(false)
  expect(needsFixedText({ care: indirect, isHeavy: true }, calm)).toBe(false)
  expect(needsFixedText({ care: null, isHeavy: true }, calm)).toBe(false)
})

it('keeps to the fixed texts while somebody goes on about their own death', () => {
  expect(needsFixedText({ care: direct, isHeavy: true }, calm)).toBe(true)
})

it('lets nothing light through while care goes on', () => {
  const playful = { emotion: 'playful', intent: 'laugh' }
  const riddle = { emotion: 'curious', intent: 'stock.riddle' }
  for (const care of [direct, indirect]) {
    expect(needsFixedText({ care, isHeavy: false }, playful)).toBe(true)
    expect(needsFixedText({ care, isHeavy: false }, riddle)).toBe(true)
  }
  expect(needsFixedText({ care: null, isHeavy: false }, riddle)).toBe(false)
})
