import { describe, expect, it } from 'vitest'
import {
  balanceOf,
  bondOf,
  frequencyOf,
  growthScore,
  growthTrend,
  levelOf,
  recentOf,
  stateOf,
  type Shared,
} from './relationship.ts'

const shared = (more: Partial<Shared> = {}): Shared => ({
  memories: 0,
  messages: 0,
  days: 0,
  age: 30,
  thisWeek: { messages: 0, memories: 0 },
  lastWeek: { messages: 0, memories: 0 },
  ...more,
})
const now = new Date('2026-11-22T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const felt = (...weights: number[]) =>
  weights.map((emotionalWeight) => ({
    emotionalWeight,
    importance: 5,
    accessCount: 0,
    pinned: false,
    createdAt: now,
    lastAccessedAt: null,
  }))

describe('a relationship', () => {
  it('begins at nothing, and grows with what is shared', () => {
    expect([bondOf(shared()), levelOf(shared())]).toEqual([0, 1])
    const some = shared({ memories: 30, days: 14, messages: 200 })
    expect(bondOf(some)).toBeCloseTo(0.5, 6)
    expect(levelOf(some)).toBe(6)
    const much = shared({ memories: 5_000, days: 2_000, messages: 90_000 })
    expect(levelOf(much)).toBe(10)
    expect(bondOf(much)).toBeLessThan(1)
  })
  it('trends up, down or not at all', () => {
    const week = { messages: 10, memories: 2 }
    const none = { messages: 0, memories: 0 }
    expect(growthTrend(shared({ thisWeek: none, lastWeek: week }))).toBe(-1)
    expect(growthTrend(shared({ thisWeek: week, lastWeek: week }))).toBe(0)
  })
  it('has no trend where there was nothing the week before', () => {
    const week = { messages: 10, memories: 2 }
    expect(growthTrend(shared({ thisWeek: week }))).toBeNull()
    expect(growthTrend(shared())).toBeNull()
  })
  it('has no trend while the week before was no whole one', () => {
    const lastWeek = { messages: 2, memories: 0 }
    const thisWeek = { messages: 20, memories: 0 }
    expect(growthTrend(shared({ thisWeek, lastWeek, age: 13.9 }))).toBeNull()
    expect(growthTrend(shared({ thisWeek, lastWeek, age: 14 }))).toBeCloseTo(18 / 22, 6)
  })
  it('scores growth in percent', () => {
    expect(growthScore([], 0)).toBe(0)
    expect(growthScore([0.2, 0.5], 30)).toBe(65)
    expect(growthScore([1], 60)).toBe(100)
  })
  it('says how often', () => {
    expect([0, 1, 2, 3, 4, 7].map(frequencyOf)).toEqual([
      'light',
      'light',
      'moderate',
      'moderate',
      'active',
      'active',
    ])
  })
})

describe('a mood', () => {
  it.each([
    ['analyzing', felt()],
    ['analyzing', felt(0, 0.01)],
    ['reflective', felt(-0.8)],
    ['radiant', felt(0.9, 0.8, 0.7)],
    ['joyful', felt(0.9, 0.5, -0.1)],
    ['harmonious', felt(0.5, -0.4, 0.2)],
    ['reflective', felt(-0.8, -0.5, 0.1)],
  ] as const)('is %s', (state, memories) => {
    expect(stateOf(memories, now)).toBe(state)
  })
  it('weighs by importance and strength', () => {
    const [low] = felt(-1)
    const faded = { ...low!, importance: 1, createdAt: daysAgo(120) }
    expect(balanceOf([faded, ...felt(0.5)], now)).toBeGreaterThan(0.4)
    expect(balanceOf([low!, ...felt(0.5)], now)).toBeCloseTo(-0.25, 6)
    expect(balanceOf([], now)).toBe(0)
  })
  it('is made of the last 30 days', () => {
    const [today, old] = felt(0.5, -1)
    expect(recentOf([today!, { ...old!, createdAt: daysAgo(31) }], now)).toEqual([today])
  })
})
