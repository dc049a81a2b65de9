import { vi } from 'vitest'

/**
 * How long a test waits for a condition, in milliseconds. What is waited for is what is tested, never
 * how soon it comes: a busy machine may need very long for anything.
 */
const patienceMs = 60_000

type Options = number | { timeout?: number; interval?: number }

const patiently = (options: Options = {}) =>
  typeof options === 'number' ? options : { timeout: patienceMs, ...options }

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patiently(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options))
