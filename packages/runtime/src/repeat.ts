import type { Logger } from './logger.ts'

/**
 * Repeats work at intervals until it is closed, never twice at once; a failure is logged and the
 * next one tried. For what each process does for itself: what once in all copies is enough for is a
 * scheduled job.
 */
export function repeat(options: {
  /** Milliseconds from one beginning to the next; the first run is after as many. */
  every: number
  /** What is done, as the log names it. */
  label: string
  log: Logger
  work: () => Promise<unknown>
}): {
  /** Waits for the run that is under way. */
  close(): Promise<void>
} {
  const { every, label, log, work } = options
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= work()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, `${label} failed`),
      )
      .finally(() => {
        running = null
      })
  }, every)
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
