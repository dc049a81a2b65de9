import { connectBus, type Bus } from '@lumen/bus/connect'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import { createCloser, type Closer } from '@lumen/runtime/lifecycle'
import { openLogger } from '@lumen/runtime/log-files'
import type { Logger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import { startTracing, type Tracing } from '@lumen/runtime/tracing'
import { clocksSize } from '@lumen/runtime/zone-clocks'
import type { ProcessConfig } from './config.ts'

export type Awaitable<T> = T | Promise<T>
/** What a process is told by, and tells. */
export type Observed = {
  clock: Clock
  log: Logger
  metrics: Metrics
  tracing: Tracing
  /** What it works worse without, by name, and whether that answers now. */
  needs: Map<string, () => Promise<boolean>>
}

/** What every process holds open. */
export type OpenedProcess = Observed & { bus: Bus }

/** What tests put in the place of the real ones. */
export type Overrides = Partial<Pick<Observed, 'clock' | 'log'>>

/** What was opened so far, for whoever opens more: `closer` closes it, last opened first. */
export type Opening<Context, Config extends ProcessConfig = ProcessConfig> = {
  base: Config
  context: Context
  closer: Closer
}

/**
 * Opens log, metrics, traces and bus, then what `build` adds to make the context whole; closes all of
 * it when that fails.
 */
export const openProcess = <Context extends OpenedProcess>(
  base: ProcessConfig,
  overrides: Overrides,
  build: (opening: Opening<OpenedProcess>) => Awaitable<Omit<Context, keyof OpenedProcess>>,
): Promise<{ context: Context; closer: Closer }> =>
  openObserved(base, overrides, async (observed, closer) => {
    const context = { ...observed, bus: await openBus(base, observed, closer) }
    return { ...context, ...(await build({ base, context, closer })) } as Context
  })

/** Opens log, metrics and traces, then what `build` makes of them; closes all of it when that fails. */
export async function openObserved<Open>(
  { service, logLevel, logFolder, tracesEndpoint }: ProcessConfig,
  overrides: Overrides,
  build: (observed: Observed, closer: Closer) => Promise<Open>,
): Promise<{ context: Open; closer: Closer }> {
  const log = overrides.log ?? (await openLogger({ service, level: logLevel, folder: logFolder }))
  const closer = createCloser(log)
  try {
    const tracing = await startTracing({ service, log, endpoint: tracesEndpoint })
    closer.add('tracing', () => tracing.close())
    const metrics = createMetrics({ service })
    metrics.cache('clocks', clocksSize)
    const clock = overrides.clock ?? systemClock
    const observed = { clock, log, metrics, tracing, needs: new Map() }
    return { context: await build(observed, closer), closer }
  } catch (error) {
    await closer.close()
    throw error
  }
}

/** Others may be of a newer version and tell more; in tests all are of one, and it is a mistake. */
const unknownFields = process.env['NODE_ENV'] === 'test' ? 'refuse' : 'ignore'

/** Connects to the bus until everything is closed. */
export async function openBus(
  { service, nats }: ProcessConfig,
  observed: Observed,
  closer: Closer,
): Promise<Bus> {
  const bus = await connectBus({ ...nats, ...observed, service, unknownFields })
  closer.add('bus', () => bus.close())
  return bus
}
