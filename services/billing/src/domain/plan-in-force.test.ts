import { expect, it } from 'vitest'
import { ownPlan, planInForce } from './plan-in-force.ts'

const now = new Date('2026-11-23T08:00:00Z')
const none = { plan: 'free', subscriptionId: null, given: null } as const
const bought = { plan: 'basic', subscriptionId: 'sub', given: null } as const

it('is the better of what is paid for and what everybody has', () => {
  expect(planInForce(bought, 'free', now)).toBe('basic')
  expect(planInForce(bought, 'premium', now)).toBe('premium')
  expect(planInForce(none, 'premium', now)).toBe('premium')
})

it('is what was given where that is better, until its time is over', () => {
  const given = { plan: 'premium', until: new Date('2026-11-24T00:00:00Z') } as const
  expect(planInForce({ ...none, given }, 'free', now)).toBe('premium')
  expect(planInForce({ ...bought, given }, 'free', now)).toBe('premium')
  expect(planInForce({ ...bought, given: { ...given, plan: 'free' } }, 'free', now)).toBe('basic')
  expect(planInForce({ ...none, given }, 'free', given.until)).toBe('free')
  const both = { ...bought, given }
  expect(ownPlan(both, 'free')).toBe('basic')
})
