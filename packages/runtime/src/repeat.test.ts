import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from './logger.ts'
import { repeat } from './repeat.ts'

const log = createLogger({ service: 'test', level: 'silent' })
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('works at each interval, not at once, until it is closed', async () => {
  const work = vi.fn(async () => undefined)
  const beats = repeat({ every: 100, label: 'work', log, work })
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(250)
  expect(work).toHaveBeenCalledTimes(2)
  await beats.close()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(work).toHaveBeenCalledTimes(2)
})

it('never works twice at once, and closes when the last run ended', async () => {
  const slow = Promise.withResolvers<void>()
  const work = vi.fn(() => slow.promise)
  const beats = repeat({ every: 100, label: 'work', log, work })
  await vi.advanceTimersByTimeAsync(350)
  expect(work).toHaveBeenCalledTimes(1)
  const closed = vi.fn()
  const closing = beats.close().then(closed)
  await vi.advanceTimersByTimeAsync(0)
  expect(closed).not.toHaveBeenCalled()
  slow.resolve()
  await closing
})

it('logs a failure and goes on', async () => {
  const error = vi.spyOn(log, 'error')
  const work = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  const beats = repeat({ every: 100, label: 'the work', log, work })
  await vi.advanceTimersByTimeAsync(200)
  expect(work).toHaveBeenCalledTimes(2)
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'the work failed')
  await beats.close()
})
