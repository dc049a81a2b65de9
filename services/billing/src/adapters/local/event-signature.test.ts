import { expect, it } from 'vitest'
import { isSigned, signEvent } from './event-signature.ts'

const body = Buffer.from('{"id":"evt_1"}')
const at = new Date('2026-11-21T10:00:00Z')
const signature = signEvent(body, 'secret', at)
const secondsLater = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
const holds = (given: string | undefined, now = at) => isSigned(body, given, 'secret', now)

it('is taken no longer than five minutes from when it was signed', () => {
  const takenAfter = (seconds: number) => holds(signature, secondsLater(seconds))
  expect([-300, 0, 300].map(takenAfter)).toEqual([true, true, true])
  expect([-300.001, 300.001].map(takenAfter)).toEqual([false, false])
})

it('is of one body, one secret and one time', () => {
  expect(isSigned(Buffer.from('{}'), signature, 'secret', at)).toBe(false)
  expect(isSigned(body, signature, 'other', at)).toBe(false)
  expect(holds(signature.replace(/^t=\d+/, `t=${at.getTime() / 1_000 + 1}`))).toBe(false)
})

it.each([
  undefined,
  '',
  `${signature}0`,
  ` ${signature}`,
  signature.toUpperCase(),
  signature.slice(0, -1),
  signature.replace('t=', 't=-'),
  signature.replace(/t=\d+/, 't=1234567890123'),
  signature.replace(/t=\d+/, 't='),
])('what is no signature is none: %s', (given) => {
  expect(holds(given)).toBe(false)
})
