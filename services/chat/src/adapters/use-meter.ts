import { modelLimits } from '@lumen/contracts/models/limits'
import type { Clock } from '@lumen/runtime/clock'
import type { Logger } from '@lumen/runtime/logger'
import { repeat } from '@lumen/runtime/repeat'
import type { ModelUse } from '../domain/model-use.ts'
import type { ProviderUse } from '../store/provider-use.ts'

/** Counts what models are used for, for whoever pays for them: by day, provider and model. */
export type UseMeter = {
  add(provider: { providerId: string; model: string }, use: ModelUse): void
  /** Stores what was counted since. */
  close(): Promise<void>
}

const storedEveryMs = 2_000

/**
 * Counts in this process and stores sums: every reply ends on the same few rows, and none should wait for
 * another. What a process that is killed had not stored yet is lost; what could not be stored waits.
 */
export function createUseMeter(options: {
  clock: Clock
  log: Logger
  store: (uses: readonly ProviderUse[]) => Promise<void>
}): UseMeter {
  const { clock, log, store } = options
  let counted = new Map<string, ProviderUse>()

  const count = (use: ProviderUse) => {
    const key = JSON.stringify([use.day, use.providerId, use.model])
    const before = counted.get(key)
    counted.set(key, {
      ...use,
      requests: use.requests + (before?.requests ?? 0),
      tokensIn: use.tokensIn + (before?.tokensIn ?? 0),
      tokensOut: use.tokensOut + (before?.tokensOut ?? 0),
      seconds: use.seconds + (before?.seconds ?? 0),
    })
  }
  const flush = async () => {
    const uses = [...counted.values()]
    counted = new Map()
    try {
      await store(uses)
    } catch (error) {
      uses.forEach(count)
      throw error
    }
  }
  const storing = repeat({
    every: storedEveryMs,
    label: 'storing what models were used for',
    log,
    work: flush,
  })
  return {
    add({ providerId, model }, use) {
      const day = clock.now().toISOString().slice(0, 10)
      // A server names its models as it likes.
      const name = model.slice(0, modelLimits.nameLength)
      count({ day, providerId, model: name, requests: 1, ...use })
    },
    async close() {
      await storing.close()
      await flush()
    },
  }
}
