import { afterEach, expect, it, vi } from 'vitest'
import { createWorkers, type Workers } from '../src/workers.ts'

const file = new URL('./support/counting-worker.ts', import.meta.url)
const never = new AbortController().signal
let workers: Workers
/** How many are at work; whether they may go. */
let counters: Int32Array<SharedArrayBuffer>

function open(options: { places: number; limitMs?: number }) {
  counters = new Int32Array(new SharedArrayBuffer(8))
  workers = createWorkers(options)
}
const run = (signal = never) => workers.run<number>(file, counters.buffer, signal)
const atWork = (count: number) => vi.waitUntil(() => Atomics.load(counters, 0) === count)
const letGo = () => {
  Atomics.store(counters, 1, 1)
  Atomics.notify(counters, 1)
}

afterEach(() => workers.close())

it('no more work at a time than there are places', async () => {
  open({ places: 2 })
  const all = Array.from({ length: 5 }, () => run())
  await atWork(2)
  letGo()
  const together = await Promise.all(all)
  expect(Math.max(...together)).toBe(2)
})

it('who came first is served first', async () => {
  open({ places: 1 })
  const served: number[] = []
  const all = [1, 2, 3, 4, 5].map((name) => run().then(() => served.push(name)))
  await atWork(1)
  letGo()
  await Promise.all(all)
  expect(served).toEqual([1, 2, 3, 4, 5])
})

it('who gives up waiting leaves the line to others', async () => {
  open({ places: 1 })
  const first = run()
  await atWork(1)
  const controller = new AbortController()
  const second = run(controller.signal)
  const third = run()
  controller.abort(new Error('no longer wanted'))
  await expect(second).rejects.toThrow('no longer wanted')
  letGo()
  expect(await Promise.all([first, third])).toEqual([1, 1])
})

it('what takes too long is ended, and its place is free again', async () => {
  open({ places: 1, limitMs: 3_000 })
  await expect(run()).rejects.toMatchObject({ name: 'TimeoutError' })
  Atomics.store(counters, 0, 0)
  letGo()
  expect(await run()).toBe(1)
})

it('who is given up at work makes room for those who wait', async () => {
  open({ places: 1 })
  const controller = new AbortController()
  const first = run(controller.signal)
  await atWork(1)
  const second = run()
  Atomics.store(counters, 0, 0)
  Atomics.store(counters, 1, 1)
  controller.abort(new Error('no longer wanted'))
  await expect(first).rejects.toThrow('no longer wanted')
  expect(await second).toBe(1)
})

it('what a task throws reaches who asked for it', async () => {
  open({ places: 1 })
  await expect(workers.run(file, 'no buffer', never)).rejects.toMatchObject({ name: 'RangeError' })
})

it('closing ends what runs and what waits', async () => {
  open({ places: 1 })
  const works = [run(), run()].map((work) => work.catch((error: unknown) => String(error)))
  await atWork(1)
  await workers.close()
  expect(await Promise.all(works)).toEqual([
    'Error: the service closes',
    'Error: the service closes',
  ])
  await expect(run()).rejects.toThrow('the service closes')
})
