import { expect, it } from 'vitest'
import { needsFixedText } from './after-crisis.ts'

const calm = { emotion: 'gentle', intent: 'comfort' }

it('leaves the first messages after one’s own crisis to the fixed texts', () => {
  expect([0, 1, 2, 3].map((turn) => needsFixedText({ label: 'crisis', turn }, calm))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(needsFixedText({ label: 'third_party', turn: 0 }, calm)).toBe(false)
})

it('lets nothing light through', () => {
  const recent = { label: 'crisis', turn: 5 } as const
  expect(needsFixedText(recent, { emotion: 'playful', intent: 'laugh' })).toBe(true)
  expect(needsFixedText(recent, { emotion: 'curious', intent: 'riddle' })).toBe(true)
})
