import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onQuota, tellQuota } from './quota'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const details = [{ path: 'reason', message: 'credits' }]

it('is told again until somebody listens, and then once', () => {
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

it('is given up where nobody ever listens', () => {
  tellQuota(details)
  vi.advanceTimersByTime(20_000)
  expect(vi.getTimerCount()).toBe(0)
})
