import { expect, it } from 'vitest'
import { planInForce } from './plan-in-force.ts'

it('is the better of what is paid for and what everybody has', () => {
  const bought = { plan: 'basic', subscriptionId: 'sub' } as const
  expect(planInForce(bought, 'free')).toBe('basic')
  expect(planInForce(bought, 'premium')).toBe('premium')
  expect(planInForce({ plan: 'free', subscriptionId: null }, 'premium')).toBe('premium')
})
