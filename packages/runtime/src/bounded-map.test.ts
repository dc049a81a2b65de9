import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

const two = { maxBytes: 20, bytesOf: () => 10 }

test('forgets the oldest entry, and a renewed one is new', () => {
  const map = new BoundedMap<string, number>(two)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([3, undefined, 4])
  expect(map.size).toBe(2)
  map.delete('a')
  expect(map.size).toBe(1)
})

test('counts bytes: a large entry makes as much room as it needs', () => {
  const map = new BoundedMap<string, string>({ maxBytes: 10, bytesOf: (_, { length }) => length })
  for (const key of ['a', 'b', 'c']) map.set(key, '123')
  expect([map.bytes, map.maxBytes]).toEqual([9, 10])
  map.set('d', '12345')
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, undefined, '123'])
  expect(map.bytes).toBe(8)
  map.delete('b')
  map.delete('d')
  expect(map.bytes).toBe(3)
})

test('lets go of what is over when something new comes, before it is full', () => {
  let now = 0
  const map = new BoundedMap<string, number>({
    maxBytes: 1_000,
    bytesOf: () => 10,
    isOver: (until) => until <= now,
  })
  map.set('a', 1)
  map.set('b', 5)
  now = 2
  map.set('c', 9)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 5, 9])
  expect(map.bytes).toBe(20)
  map.set('b', 9)
  map.set('d', 3)
  now = 4
  map.sweep()
  expect([map.get('c'), map.get('b'), map.get('d')]).toEqual([9, 9, undefined])
  expect(map.bytes).toBe(20)
})

test('keeps the newest whatever it takes, and nothing once it is cleared', () => {
  const map = new BoundedMap<string, string>({ maxBytes: 3, bytesOf: (_, { length }) => length })
  map.set('a', '12')
  map.set('b', '12345')
  expect([map.size, map.get('b')]).toEqual([1, '12345'])
  map.clear()
  expect([map.size, map.bytes]).toEqual([0, 0])
})
