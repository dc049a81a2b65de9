import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWalletTeller } from './wallet-teller.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('tells at once, then the last version after a while, each user apart', () => {
  const told: [string, number][] = []
  const teller = createWalletTeller((userId, { version }) => told.push([userId, version]))
  for (const version of [1, 3, 2]) teller.tell('a', version)
  teller.tell('b', 7)
  expect(told).toEqual([
    ['a', 1],
    ['b', 7],
  ])
  vi.advanceTimersByTime(1_000)
  expect(told.slice(2)).toEqual([['a', 3]])
  vi.advanceTimersByTime(5_000)
  expect(told).toHaveLength(3)
  teller.tell('a', 4)
  expect(told.at(-1)).toEqual(['a', 4])
})

it('leaves nobody waiting when it closes', () => {
  const told: number[] = []
  const teller = createWalletTeller((_, { version }) => told.push(version))
  teller.tell('a', 1)
  teller.tell('a', 2)
  teller.close()
  expect(told).toEqual([1, 2])
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual([1, 2])
})
