import { expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'
import { retry } from './retry.ts'

const options = {
  tries: 3,
  firstMs: 1,
  longestMs: 2,
  isPassing: (error: unknown) => error instanceof RangeError,
}
const failing = (...errors: Error[]) => {
  let calls = 0
  const work = () => {
    const error = errors[calls++]
    return error === undefined ? Promise.resolve('done') : Promise.reject(error)
  }
  return { work, calls: () => calls }
}

it('tries again what may pass, so often and no more', async () => {
  const passing = failing(new RangeError(), new RangeError())
  expect(await retry(passing.work, options)).toBe('done')
  const lasting = failing(...Array.from({ length: 4 }, () => new RangeError()))
  await expect(retry(lasting.work, options)).rejects.toThrow(RangeError)
  expect(lasting.calls()).toBe(3)
  const wrong = failing(new TypeError())
  await expect(retry(wrong.work, options)).rejects.toThrow(TypeError)
  expect(wrong.calls()).toBe(1)
})

it('waits longer with each failure, up to the longest, and never all alike', () => {
  const pauses = (failures: number) =>
    Array.from({ length: 50 }, () => backoffMs(failures, { firstMs: 100, longestMs: 1_000 }))
  expect(Math.min(...pauses(1))).toBeGreaterThanOrEqual(75)
  expect(Math.max(...pauses(1))).toBeLessThanOrEqual(125)
  expect(Math.max(...pauses(9))).toBeLessThanOrEqual(1_250)
  expect(new Set(pauses(2)).size).toBeGreaterThan(1)
})
