import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onQuota, tellQuota } from './quota'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const details = [{ path: 'reason', message: 'credits' }]

it('waits until somebody listens, and is told once', () => {
  tellQuota(details)
  vi.advanceTimersByTime(6_000)
  const heard = vi.fn()
  const stop = onQuota(heard)
  vi.advanceTimersByTime(20_000)
  expect(heard.mock.calls).toEqual([[details]])
  tellQuota(undefined)
  vi.advanceTimersByTime(20_000)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

it('is not told to who comes much later', () => {
  tellQuota(details)
  vi.advanceTimersByTime(20_000)
  const heard = vi.fn()
  onQuota(heard)()
  expect(heard).not.toHaveBeenCalled()
})
