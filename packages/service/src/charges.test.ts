import type { Bus } from '@lumen/bus/connect'
import { BusError } from '@lumen/bus/bus-error'
import { expect, it } from 'vitest'
import { chargesThroughBilling } from './charges.ts'

const wish = { userId: 'user', key: 'key', kind: 'image', units: 1 } as const

/** Charges of a billing that answers so, and what it was asked. */
function billingThat(answers: () => Promise<unknown>, tries?: number) {
  const asked: unknown[] = []
  const request = ((_table: unknown, name: string, input: object) => {
    asked.push([name, input])
    return answers()
  }) as Bus['request']
  return {
    charges: chargesThroughBilling({ request }, 600, tries === undefined ? {} : { tries }),
    asked,
  }
}

it('sets credits aside for as long as its service asks', async () => {
  const reserved = { outcome: 'reserved', reservationId: 'reservation', credits: 5 }
  const { charges, asked } = billingThat(async () => reserved)
  expect(await charges.reserve(wish)).toEqual({ id: 'reservation', credits: 5 })
  expect(asked).toEqual([['billing.reserve', { ...wish, holdSeconds: 600 }]])
})

it('says to people and to programs why it is refused', async () => {
  const refused = { outcome: 'refused', reason: 'images', needed: 1, left: 0, resetsAt: null }
  const { charges } = billingThat(async () => refused)
  await expect(charges.reserve(wish)).rejects.toMatchObject({
    code: 'quota_exceeded',
    message: 'Those were all the pictures of this month',
    details: [
      { path: 'reason', message: 'images' },
      { path: 'needed', message: '1' },
      { path: 'left', message: '0' },
      { path: 'resetsAt', message: '' },
    ],
  })
})

it('makes nothing while billing does not answer, and says when to try again', async () => {
  const cause = new BusError('unavailable', 'nobody answers')
  const { charges } = billingThat(() => Promise.reject(cause))
  await expect(charges.reserve(wish)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 15,
    cause,
  })
  await expect(charges.settle('reservation')).rejects.toBe(cause)
})

it('asks once more to reserve, under the same key, where a moment of silence is no reason to fail', async () => {
  const answers = [
    () => Promise.reject(new BusError('timeout', 'no answer')),
    () => Promise.resolve({ outcome: 'reserved', reservationId: 'reservation', credits: 5 }),
  ]
  const { charges, asked } = billingThat(() => answers.shift()!(), 2)
  expect(await charges.reserve(wish)).toEqual({ id: 'reservation', credits: 5 })
  expect(asked).toHaveLength(2)
  expect(asked[0]).toEqual(asked[1])
  const broken = billingThat(() => Promise.reject(new BusError('invalid', 'another contract')), 2)
  await expect(broken.charges.reserve(wish)).rejects.toMatchObject({ code: 'unavailable' })
  expect(broken.asked).toHaveLength(1)
})

it('gives back by the key where no reservation is known, and tells when there is none yet', async () => {
  const { charges, asked } = billingThat(async () => ({ outcome: 'unknown' }))
  expect(await charges.release({ userId: 'user', key: 'key' })).toBe('unknown')
  expect(await charges.release({ id: 'reservation' })).toBe('unknown')
  expect(asked).toEqual([
    ['billing.release', { userId: 'user', key: 'key' }],
    ['billing.release', { reservationId: 'reservation' }],
  ])
})
