import { expect, it } from 'vitest'
import { ceilingOf, costOf, meterOf, planOf } from './quota.ts'

it('finds a plan, and for a name of old what everybody has', () => {
  expect(planOf('premium').id).toBe('premium')
  expect(planOf('gone' as never).id).toBe('free')
})

it.each([
  ['text', 'messages', 500, 1],
  ['image', 'images', 50, 10],
  ['voice', 'voice_minutes', 60, 5],
  ['video', null, null, 50],
] as const)('%s counts on %s, %s at most, and costs %i', (kind, meter, most, credits) => {
  const basic = planOf('basic')
  expect(meterOf(kind)).toBe(meter)
  if (meter !== null) expect(ceilingOf(basic, meter)).toBe(most)
  const cost = (units: number) =>
    costOf(basic, { kind, units, local: true }, { localTextFree: false })
  expect([1, 3].map(cost)).toEqual([credits, credits * 3])
})

it.each([
  ['basic', 'text', true, true, 0],
  ['basic', 'text', false, true, 1],
  ['basic', 'text', undefined, true, 1],
  ['basic', 'text', true, false, 1],
  ['basic', 'image', true, true, 10],
  ['premium', 'text', false, false, 0],
  ['premium', 'image', false, false, 10],
] as const)(
  '%s: %s, made here: %s, which is free here: %s, costs %i',
  (plan, kind, local, localTextFree, credits) => {
    expect(costOf(planOf(plan), { kind, units: 1, local }, { localTextFree })).toBe(credits)
  },
)
