import { setTimeout as delay } from 'node:timers/promises'

/**
 * Asks `condition` again and again until it is true.
 * @param options.limitMs how long to ask before giving up
 * @param options.everyMs pause between two questions, 20 ms unless told
 * @returns true when the condition came true, false when the limit passed
 * @throws the signal's reason when it is aborted, or whatever the condition throws
 */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  options: { limitMs: number; everyMs?: number; signal?: AbortSignal },
): Promise<boolean> {
  const end = performance.now() + options.limitMs
  for (;;) {
    options.signal?.throwIfAborted()
    if (await condition()) return true
    if (performance.now() >= end) return false
    await delay(options.everyMs ?? 20, undefined, { signal: options.signal }).catch(() => undefined)
  }
}
