import { expect, test } from 'vitest'
import { DeadlineError, withDeadline } from './deadline.ts'

test('gives the result of work that ends in time, and leaves no timer', async () => {
  const before = process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length
  await expect(withDeadline(Promise.resolve(7), 60_000, 'work')).resolves.toBe(7)
  await expect(withDeadline(async () => 8, 60_000, 'work')).resolves.toBe(8)
  await expect(withDeadline(Promise.reject(new Error('no')), 60_000, 'work')).rejects.toThrow('no')
  const after = process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length
  expect(after).toBe(before)
})

test('ends waiting at the deadline and aborts the work', async () => {
  let reason: unknown
  const work = withDeadline(
    (signal) => new Promise(() => signal.addEventListener('abort', () => (reason = signal.reason))),
    5,
    'asking auth',
  )
  const error = await work.catch((each: unknown) => each)
  expect(error).toBeInstanceOf(DeadlineError)
  expect(error).toMatchObject({ label: 'asking auth', timeoutMs: 5 })
  expect((error as Error).message).toBe('asking auth did not end within 5 ms')
  expect(reason).toBe(error)
})

test('work that fails after its deadline is not an unhandled rejection', async () => {
  const late = Promise.withResolvers<never>()
  const unhandled: unknown[] = []
  const onUnhandled = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', onUnhandled)
  await expect(withDeadline(late.promise, 1, 'late')).rejects.toThrow(DeadlineError)
  late.reject(new Error('late failure'))
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', onUnhandled)
  expect(unhandled).toEqual([])
})
