import { expect, test } from 'vitest'
import { fillSlots } from './fill-slots.ts'

test('fills each slot with its value, and no slot in a value', () => {
  expect(fillSlots('{name}: {n} of {n}', { name: '{n} $&', n: 3 })).toBe('{n} $&: 3 of 3')
})

test('names a slot that has no value', () => {
  expect(() => fillSlots('Hello {name}', { n: 1 })).toThrow(
    'nothing fills {name} of “Hello {name}”',
  )
  expect(() => fillSlots('{toString}', {})).toThrow('{toString}')
})
