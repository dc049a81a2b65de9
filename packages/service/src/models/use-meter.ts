import { modelLimits } from '@lumen/contracts/models/limits'
import type { ModelUse } from '@lumen/contracts/models/use'
import { newId } from '@lumen/database/ids'
import type { Clock } from '@lumen/runtime/clock'
import type { Logger } from '@lumen/runtime/logger'
import { repeat } from '@lumen/runtime/repeat'

/** One request, or several of a kind. */
export type Used = Omit<ModelUse, 'day' | 'requests'>

/** Counts what models are used for, for whoever pays for them: by day, purpose, provider and model. */
export type UseMeter = {
  add(used: Used): void
  /** Tells what was counted since, as far as somebody hears it. */
  close(): Promise<void>
}

type Report = { id: string; uses: ModelUse[] }

const toldEveryMs = 2_000

/**
 * Counts in this process and tells sums. What nobody heard is told again under the same id, so that it
 * is never added twice; what a process that is killed had not told yet is lost.
 */
export function createUseMeter(options: {
  clock: Clock
  log: Logger
  tell: (report: Report) => Promise<unknown>
}): UseMeter {
  const { clock, log, tell } = options
  const counted = new Map<string, ModelUse>()
  let waiting: Report | null = null
  let failing = false

  const tellOne = async () => {
    if (waiting === null) {
      const uses = [...counted].slice(0, modelLimits.usesAtOnce)
      if (uses.length === 0) return
      for (const [key] of uses) counted.delete(key)
      waiting = { id: newId(), uses: uses.map(([, use]) => use) }
    }
    try {
      await tell(waiting)
      waiting = null
      failing = false
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'what models were used for is not counted yet')
      failing = true
    }
  }
  const telling = repeat({
    every: toldEveryMs,
    label: 'telling what models were used for',
    log,
    work: tellOne,
  })
  return {
    add(used) {
      const day = clock.now().toISOString().slice(0, 10)
      // A server names its models as it likes.
      const model = used.model.slice(0, modelLimits.nameLength)
      const key = JSON.stringify([day, used.purpose, used.providerId, model])
      const before = counted.get(key)
      counted.set(key, {
        ...used,
        day,
        model,
        requests: 1 + (before?.requests ?? 0),
        tokensIn: used.tokensIn + (before?.tokensIn ?? 0),
        tokensOut: used.tokensOut + (before?.tokensOut ?? 0),
        seconds: used.seconds + (before?.seconds ?? 0),
      })
    },
    async close() {
      await telling.close()
      failing = false
      while ((waiting !== null || counted.size > 0) && !failing) await tellOne()
    },
  }
}
