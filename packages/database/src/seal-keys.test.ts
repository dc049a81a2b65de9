import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createSealer, parseSealKeys } from './sealing.ts'

const key = randomBytes(32).toString('base64')

describe('parseSealKeys', () => {
  test('the last version is current', () => {
    expect(parseSealKeys(`1:${key}, 2:${key}`)).toEqual({ keys: { 1: key, 2: key }, current: '2' })
  })

  test.each([
    ['', 'A seal key has no version'],
    [key, 'A seal key has no version'],
    [`0:${key}`, 'A seal key has no version'],
    [`one:${key}`, 'A seal key has no version'],
    [`1:${key},`, 'A seal key has no version'],
    [`1:${key},1:${key}`, 'The seal keys name a version twice'],
    ['1:', 'Seal key version 1 is not 32 bytes in base64'],
    [`1:${key.slice(4)}`, 'Seal key version 1 is not 32 bytes in base64'],
    [`1:${key}!`, 'Seal key version 1 is not 32 bytes in base64'],
  ])('refuses a malformed list (%#)', (text, message) => {
    expect(() => parseSealKeys(text)).toThrow(message)
    if (text.length > 10) expect(() => parseSealKeys(text)).not.toThrow(key)
  })
})

test('a sealer without its current key does not start', () => {
  expect(() => createSealer({ keys: { 1: key }, current: 2 })).toThrow(
    'Seal key version 2, the current one, is not configured',
  )
})
