import { describe, expect, it } from 'vitest'
import { allOf, doForEach } from './one-by-one.ts'

const idAt = (number: number) => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`
const never = () => {
  throw new Error('nothing fails here')
}

describe('all of a list', () => {
  it.each([0, 1, 99, 100, 101, 250])('is read to its end where it holds %i', async (length) => {
    const ids = Array.from({ length }, (_, at) => idAt(at + 1))
    const pages = allOf(
      ({ after, limit }) => Promise.resolve(ids.filter((id) => id > after).slice(0, limit)),
      (id) => id,
    )
    const found: string[] = []
    for await (const id of pages) found.push(id)
    expect(found).toEqual(ids)
  })
})

describe('work done for each', () => {
  const { signal } = new AbortController()

  it('is counted', async () => {
    expect(await doForEach([1, 2, 3], (item) => Promise.resolve(item), never, signal)).toBe(6)
  })

  it('goes on with the others after one that fails', async () => {
    const failed: unknown[] = []
    const work = (item: number) =>
      item === 2 ? Promise.reject(new Error('broken')) : Promise.resolve(item)
    const done = await doForEach(
      [1, 2, 3],
      work,
      (error, item) => failed.push([error, item]),
      signal,
    )
    expect(done).toBe(4)
    expect(failed).toEqual([[new Error('broken'), 2]])
  })

  it('begins with no other once it is stopped', async () => {
    const stop = new AbortController()
    const begun: number[] = []
    const work = (item: number) => {
      begun.push(item)
      stop.abort(new Error('stopped'))
      return Promise.resolve(1)
    }
    await expect(doForEach([1, 2], work, never, stop.signal)).rejects.toThrow('stopped')
    expect(begun).toEqual([1])
  })

  it('is no failure of its own where stopping cut it off', async () => {
    const stop = new AbortController()
    const work = () => {
      stop.abort()
      return Promise.reject(new Error('cut off'))
    }
    await expect(doForEach([1], work, never, stop.signal)).rejects.toThrow('cut off')
  })
})
