import { inWorker } from './in-worker.ts'

/** Threads for work that would hold up those who serve people. */
export type Workers = {
  /**
   * The one message of a worker thread started for it, once one of the places is free; first come,
   * first served.
   * @throws what the worker throws, the signal's reason, or a TimeoutError when it takes too long
   */
  run<Result>(file: URL, data: unknown, signal: AbortSignal): Promise<Result>
  /** Ends what runs, lets nothing begin any more, and waits until the threads are gone. */
  close(): Promise<void>
}

/**
 * At most `places` threads at a time, each for at most `limitMs` (90 s). A thread serves once: what
 * one picture leaves behind is gone before the next begins.
 */
export function createWorkers(options: { places: number; limitMs?: number }): Workers {
  const { places, limitMs = 90_000 } = options
  const closing = new AbortController()
  const waiting: (() => void)[] = []
  const running = new Set<Promise<unknown>>()
  let taken = 0

  async function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (taken < places) {
      taken += 1
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      const index = waiting.indexOf(resolve)
      // It may just have been given its place.
      if (index >= 0) waiting.splice(index, 1)
      reject(signal.reason)
    }
    waiting.push(resolve)
    signal.addEventListener('abort', leave, { once: true })
    try {
      await promise
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  /** The place goes straight to the next in line. */
  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) taken -= 1
    else next()
  }

  return {
    async run<Result>(file: URL, data: unknown, outer: AbortSignal) {
      const signal = AbortSignal.any([outer, closing.signal])
      await enter(signal)
      const work = inWorker<Result>(
        file,
        data,
        AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
      )
      running.add(work)
      try {
        return await work
      } finally {
        running.delete(work)
        leave()
      }
    },
    async close() {
      closing.abort(new Error('the service closes'))
      await Promise.allSettled(running)
    },
  }
}
