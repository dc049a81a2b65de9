import { expect, it } from 'vitest'
import { givenKey, givenReference, monthKey, monthReference, upgradeKey } from './month-keys.ts'

const month = {
  start: new Date('2026-11-21T10:00:00Z'),
  end: new Date('2026-12-21T10:00:00Z'),
}
const start = '2026-11-21T10:00:00.000Z'

// They stand in rows: another name would bring the credits of a month once more.
it('names a month as it is kept', () => {
  const paid = { subscriptionId: 'sub' }
  const unpaid = { subscriptionId: null }
  expect(monthReference(paid, month)).toBe(`sub:${start}`)
  expect(monthReference(unpaid, month)).toBe(`plan:${start}`)
  expect(monthKey(paid, month)).toBe(`plan:sub:${start}`)
  expect(monthKey(unpaid, month)).toBe(`plan:${start}`)
  expect(upgradeKey(paid, month, 'premium')).toBe(`upgrade:sub:${start}:premium`)
  expect(givenKey(unpaid, month, 'basic')).toBe(`given:plan:${start}:basic`)
  expect(givenReference(month)).toBe(`plan:${start}:given`)
})
