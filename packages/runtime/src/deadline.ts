/** Thrown when work did not end within its limit. */
export class DeadlineError extends Error {
  readonly label: string
  readonly timeoutMs: number

  constructor(label: string, timeoutMs: number) {
    super(`${label} did not end within ${timeoutMs} ms`)
    this.name = 'DeadlineError'
    this.label = label
    this.timeoutMs = timeoutMs
  }
}

/**
 * Waits at most `ms` milliseconds. A function gets a signal that is aborted at the deadline, so
 * that the work can end itself; a bare promise goes on unobserved.
 * @throws DeadlineError after `ms`; otherwise whatever the work throws
 */
export async function withDeadline<T>(
  work: PromiseLike<T> | ((signal: AbortSignal) => PromiseLike<T>),
  ms: number,
  label: string,
): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>()
  // A promise hears of no signal.
  const controller = typeof work === 'function' ? new AbortController() : null
  const timer = setTimeout(() => {
    const error = new DeadlineError(label, ms)
    reject(error)
    controller?.abort(error)
  }, ms)
  try {
    const working = typeof work === 'function' ? work(controller!.signal) : work
    return await Promise.race([working, expired])
  } finally {
    clearTimeout(timer)
  }
}
