import type { Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import { modelRequests } from '@lumen/contracts/models/bus'
import type { ModelsState, Provider } from '@lumen/contracts/models/schema'
import type { Closer } from '@lumen/runtime/lifecycle'
import type { Logger } from '@lumen/runtime/logger'
import { repeat } from '@lumen/runtime/repeat'
import { createReach } from './reach.ts'

/** A broadcast may be missed: it is asked again so often. */
const askEveryMs = 60_000
/** Service models may start beside this process: nobody waits long for it. */
const firstAskMs = 1_000

type Following = {
  state(): ModelsState
  /** Whether this process gets through to a provider, as far as it is known. */
  reaches(provider: Provider): boolean
  onChange(listener: () => void): () => void
}

/** Hears what service models says of models; asks it at first, after a lost connection and each minute. */
export async function followState({
  bus,
  log,
  closer,
  first,
}: {
  bus: Bus
  log: Logger
  closer: Closer
  first: ModelsState
}): Promise<Following> {
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const reach = createReach(log, changed)
  let state = first
  let heard = false

  const take = (next: ModelsState) => {
    void reach.look(next.providers)
    if (heard && next.revision <= state.revision) return
    heard = true
    state = next
    changed()
  }
  const ask = async (timeoutMs?: number) => {
    try {
      const timeout = timeoutMs === undefined ? {} : { timeoutMs }
      take(await bus.request(modelRequests, 'models.read-state', {}, timeout))
    } catch (error) {
      log.debug({ err: error }, 'service models does not say who answers')
    }
  }

  const listening = bus.listen(subjects.modelsChanged, (data) => take(data as ModelsState))
  const stopWatching = bus.onStatus((status) => {
    if (status === 'connected') void ask()
  })
  const asking = repeat({
    every: askEveryMs,
    label: 'asking who answers',
    log,
    work: () => ask(),
  })
  closer.add('models', async () => {
    listening.stop()
    stopWatching()
    await asking.close()
  })
  await ask(firstAskMs)
  return {
    state: () => state,
    reaches: reach.has,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
