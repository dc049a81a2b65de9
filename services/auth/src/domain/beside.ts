import type { Logger } from '@lumen/runtime/logger'

/**
 * Work beside an answer: nobody waits for it, failures are logged, and `settled` resolves when all that
 * was begun has ended.
 */
export function createBeside(log: Logger) {
  const running = new Set<Promise<unknown>>()
  return {
    beside(what: string, work: () => Promise<unknown>): void {
      const done = work()
        .catch((error: unknown) => log.error({ err: error, what }, 'work beside an answer failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    settled: async () => {
      await Promise.all(running)
    },
  }
}
