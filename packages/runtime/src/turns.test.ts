import { afterEach, expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

/** Keeps the thread longer than the timer of what is short takes. */
function keepThread(): void {
  const until = performance.now() + 3
  while (performance.now() < until);
}

test('what is short is served between long steps that come at once', async () => {
  const takeTurn = createTurns()
  const order: string[] = []
  const long = async (name: string) => {
    await takeTurn()
    keepThread()
    order.push(name)
  }
  const short = setInterval(() => order.push('a word'), 1)
  await Promise.all([long('first'), long('second'), long('third')])
  clearInterval(short)
  const steps = order.filter((each) => each !== 'a word')
  expect(steps).toEqual(['first', 'second', 'third'])
  expect(order[order.indexOf('second') - 1]).toBe('a word')
  expect(order[order.indexOf('third') - 1]).toBe('a word')
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('several go in a round that was long, four at most', async () => {
  vi.useFakeTimers({ toFake: ['setImmediate'] })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const takeTurn = createTurns()
  const gone: number[] = []
  const all = Array.from({ length: 8 }, (_, index) => takeTurn().then(() => gone.push(index)))
  /** @returns how many went in a round that took so long */
  const round = async (ms: number) => {
    const before = gone.length
    now += ms
    vi.runOnlyPendingTimers()
    await Promise.resolve()
    return gone.length - before
  }
  expect(await round(1)).toBe(1)
  expect(await round(60)).toBe(2)
  expect(await round(500)).toBe(4)
  expect(await round(1)).toBe(1)
  await Promise.all(all)
})

test('a step that throws holds nobody up', async () => {
  const takeTurn = createTurns()
  const broken = takeTurn().then(() => {
    throw new Error('broken')
  })
  const after = takeTurn()
  await expect(broken).rejects.toThrow('broken')
  await expect(after).resolves.toBeUndefined()
})
