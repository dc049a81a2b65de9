import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatStage } from './chat.ts'

const everyMs = 1_000

/**
 * Tells that a model is loaded first, and when it reads, for a server that only says so when it is
 * asked beside the reply. Ends with the signal or once the model is there; a server that cannot be
 * asked tells nothing.
 *
 * @param isLoaded null: it does not say
 */
export async function watchLoading(
  isLoaded: (signal: AbortSignal) => Promise<boolean | null>,
  signal: AbortSignal,
  tell: (stage: ChatStage) => void,
): Promise<void> {
  try {
    for (;;) {
      const loaded = await isLoaded(signal)
      if (signal.aborted || loaded === null) return
      tell({ stage: loaded ? 'reading' : 'loading' })
      if (loaded) return
      await sleep(everyMs, undefined, { signal })
    }
  } catch {
    // The reply itself says what is wrong.
  }
}
