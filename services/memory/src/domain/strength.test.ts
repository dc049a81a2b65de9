import { expect, it } from 'vitest'
import { strengthOf, type Fading } from './strength.ts'

const made = new Date('2026-03-01T00:00:00Z')
const after = (days: number) => new Date(made.getTime() + days * 86_400_000)
const memory = (more: Partial<Fading> = {}): Fading => ({
  importance: 5,
  accessCount: 0,
  pinned: false,
  createdAt: made,
  lastAccessedAt: null,
  ...more,
})

it('fades by half in its half-life, never to nothing', () => {
  expect(strengthOf(memory(), made)).toBe(1)
  expect(strengthOf(memory(), after(27.5))).toBeCloseTo(0.5, 5)
  expect(strengthOf(memory(), after(365))).toBeGreaterThan(0)
  expect(strengthOf(memory(), after(-3))).toBe(1)
})
it('lasts longer the more it matters and the more it was used', () => {
  const at = after(60)
  expect(strengthOf(memory({ importance: 9 }), at)).toBeGreaterThan(strengthOf(memory(), at))
  expect(strengthOf(memory({ accessCount: 3 }), at)).toBeGreaterThan(strengthOf(memory(), at))
})
it('rises to the full with use', () => {
  const used = memory({ accessCount: 1, lastAccessedAt: after(50) })
  expect(strengthOf(used, after(50))).toBe(1)
  expect(strengthOf(used, after(49.5 + 50))).toBeCloseTo(0.5, 5)
})
it('keeps pins for ever', () => {
  expect(strengthOf(memory({ pinned: true, importance: 1 }), after(10_000))).toBe(1)
})
