import type { Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import { modelRequests } from '@lumen/contracts/models/bus'
import type { ModelsState, Provider } from '@lumen/contracts/models/schema'
import type { Closer } from '@lumen/runtime/lifecycle'
import type { Logger } from '@lumen/runtime/logger'
import { follow } from '../follow.ts'
import { createReach } from './reach.ts'

type Following = {
  state(): ModelsState
  /** Whether this process gets through to a provider, as far as it is known. */
  reaches(provider: Provider): boolean
  onChange(listener: () => void): () => void
}

/** Follows what service models says of models. */
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
  const state = await follow({
    bus,
    log,
    closer,
    name: 'models',
    subject: subjects.modelsChanged,
    ask: (options) => bus.request(modelRequests, 'models.read-state', {}, options),
    first,
    heard(next, isNew) {
      void reach.look(next.providers)
      if (isNew) changed()
    },
  })
  return {
    state,
    reaches: reach.has,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
