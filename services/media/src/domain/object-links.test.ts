import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createObjectLinks } from './object-links.ts'

const key = () => randomBytes(32).toString('base64')
const part = { objectId: '018f0000-0000-7000-8000-000000000000', expires: 2_000 }
const now = new Date(1_000_000)

it('holds for what was signed, until its time, also after the seal key changed', () => {
  const old = key()
  const before = createObjectLinks({ keys: { 1: old }, current: '1' })
  const signature = before.sign(part)
  expect(before.holds(part, signature, now)).toBe(true)
  expect(before.holds({ ...part, expires: 2_001 }, signature, now)).toBe(false)
  expect(before.holds({ ...part, variant: 'thumb' }, signature, now)).toBe(false)
  expect(before.holds(part, signature, new Date(2_000_000))).toBe(false)
  const after = createObjectLinks({ keys: { 1: old, 2: key() }, current: '2' })
  expect(after.holds(part, signature, now)).toBe(true)
  expect(after.sign(part)).not.toBe(signature)
  expect(createObjectLinks({ keys: { 2: key() }, current: 2 }).holds(part, signature, now)).toBe(
    false,
  )
})

it('holds for nothing that is no signature', () => {
  const links = createObjectLinks({ keys: { 1: key() }, current: '1' })
  for (const none of ['', 'AAAA', links.sign(part).slice(0, -2), `${links.sign(part)}AAAA`])
    expect(links.holds(part, none, now)).toBe(false)
})

it('signs the same under the same key in every process, and never by a key that is not there', () => {
  const keys = { 1: Buffer.alloc(32, 7).toString('base64') }
  // An address that was given out yesterday still holds.
  expect(createObjectLinks({ keys, current: '1' }).sign(part)).toBe(
    'YeK36QvWqorrp5_Y4nl-JFzskiEulu01p4YyuhXWSzk',
  )
  expect(() => createObjectLinks({ keys, current: '2' })).toThrow('is not configured')
})
