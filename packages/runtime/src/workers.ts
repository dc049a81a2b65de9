import { fileURLToPath } from 'node:url'
import PQueue from 'p-queue'
import { Piscina } from 'piscina'

/** Threads for work that would hold up those who serve people. */
export type Workers = {
  /**
   * What the default export of a file makes of a task in a thread, once one of the places is free;
   * first come, first served.
   * @throws what it throws, the signal's reason, or a TimeoutError when it takes too long; the thread
   * of what is given up is ended
   */
  run<Result>(file: URL, task: unknown, signal: AbortSignal): Promise<Result>
  /** Ends what runs, lets nothing begin any more, and waits until the threads are gone. */
  close(): Promise<void>
}

export type WorkersOptions = {
  /** Threads at most. */
  readonly places: number
  /** How long a task may take; 90 s. */
  readonly limitMs?: number
  /** How long a thread waits for its next task; 10 s: what many tasks leave behind is gone soon. */
  readonly idleMs?: number
}

export function createWorkers(options: WorkersOptions): Workers {
  const { places, limitMs = 90_000, idleMs = 10_000 } = options
  const closing = new AbortController()
  // The pool's own queue does not keep the order of tasks that can be aborted.
  const queue = new PQueue({ concurrency: places, timeout: limitMs })
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: places,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  })

  return {
    run: (file, task, signal) =>
      queue.add(
        (work) => pool.run(task, { filename: fileURLToPath(file), signal: work.signal ?? null }),
        { signal: AbortSignal.any([signal, closing.signal]) },
      ),
    async close() {
      const ended = pool.destroy()
      closing.abort(new Error('the service closes'))
      await ended
    },
  }
}
