import type { Sealer } from '@lumen/database/sealing'
import { processingConsent, type MayProcess } from '@lumen/service/consents'
import { openModels } from '@lumen/service/models'
import { openOutbox, openSealer, openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import { createEngine, type Engine } from './compute/engine.ts'
import type { FortuneConfig } from './config.ts'
import { createFortuneMetrics, type FortuneFigures } from './fortune-metrics.ts'
import { migrations } from './store/migrations/all.ts'
import type { FortuneTables } from './store/tables.ts'
import { keepModelWriters, type ModelWriter } from './adapters/model-writer.ts'

/** Everything a use case may need, built once. */
export type FortuneContext = Opened<FortuneTables> & {
  sealer: Sealer
  /** Charts and local texts, in a thread of their own. */
  engine: Engine
  /** The model that writes texts anew now; null: the local writer's texts stand as they are. */
  writer(): ModelWriter | null
  /** So long a reader waits for a model at most; it writes on, for whoever reads later. */
  readerWaitsMs: number
  running: Running
  figures: FortuneFigures
  mayProcess: MayProcess
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

/**
 * Readings under way, by key, as JSON, so that those who ask for the same wait for one: what the first
 * of them is told, and the end of what is kept of it.
 */
type Running = Map<string, { told: Promise<string>; kept: Promise<unknown> }>

export type FortuneOverrides = Overrides &
  Partial<Pick<FortuneContext, 'mayProcess' | 'readerWaitsMs'>>

/** With the chart itself it stays within what the gateway waits. */
const usualWaitMs = 8_000

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: FortuneConfig, overrides: FortuneOverrides = {}) =>
  openService<FortuneContext>(config.base, migrations, overrides, async (opening) => {
    const { context, closer } = opening
    const { bus, clock, log, metrics } = context
    const figures = createFortuneMetrics(metrics)
    const outbox = await openOutbox(opening)
    const sealer = openSealer(opening, config.LUMEN_SEAL_KEYS)
    const engine = createEngine({
      log,
      observe: (task, ms) => figures.computing.observe({ task }, ms / 1000),
    })
    closer.add('charts', () => engine.close())
    const models = await openModels(opening, config.ai)
    const stopping = new AbortController()
    const failures = figures.modelFailures
    const writerOf = keepModelWriters({ signal: stopping.signal, clock, log, failures })
    const writer = () => {
      const model = models.chat()
      return model === null || model === 'away' ? null : writerOf(model.provider)
    }
    const mayProcess = overrides.mayProcess ?? processingConsent(bus, log)
    const running: Running = new Map()
    closer.add('texts of models', async () => {
      stopping.abort(new Error('the service stops'))
      await Promise.allSettled([...running.values()].map(({ kept }) => kept))
    })
    const { readerWaitsMs = usualWaitMs } = overrides
    return { ...outbox, sealer, engine, writer, readerWaitsMs, running, figures, mayProcess }
  })
