import { expect, test } from 'vitest'
import { derivedId, newId, timeOfId } from './ids.ts'

test('an id derived of the same parts is the same, of others another', () => {
  const id = derivedId('user', 'companion', 'wish')
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(derivedId('user', 'companion', 'wish')).toBe(id)
  expect(derivedId('user', 'companio', 'nwish')).not.toBe(id)
})

test('an id tells when it was made', () => {
  const before = Date.now()
  const at = timeOfId(newId()).getTime()
  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(Date.now())
})
