import { setTimeout as sleep } from 'node:timers/promises'
import { backoffMs, type Backoff } from './backoff.ts'

/**
 * Does work that may be done twice, and again when it failed in a way that may pass; the last failure is
 * thrown. For what somebody waits for: few tries, short pauses.
 *
 * @param options.tries in all
 * @param options.isPassing whether another try may go better
 */
export async function retry<T>(
  work: () => Promise<T>,
  options: Backoff & { tries: number; isPassing: (error: unknown) => boolean },
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work()
    } catch (error) {
      if (failures >= options.tries || !options.isPassing(error)) throw error
      await sleep(backoffMs(failures, options))
    }
  }
}
