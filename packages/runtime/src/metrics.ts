import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type Metric,
} from 'prom-client'
import type { CacheSize } from './bounded-map.ts'

/**
 * The metrics of one service. Each has its own registry: several services may live in one process.
 * Asking for a name again gives the metric that exists.
 */
/** Told of each look into what a process remembers. */
export type CacheReads = { hit(): void; miss(): void }

export type Metrics = {
  readonly registry: Registry
  counter<L extends string = never>(name: string, help: string, labels?: readonly L[]): Counter<L>
  /** @param collect called before each scrape to set the value */
  gauge<L extends string = never>(
    name: string,
    help: string,
    labels?: readonly L[],
    collect?: (gauge: Gauge<L>) => void | Promise<void>,
  ): Gauge<L>
  /** @param buckets upper bounds in the unit of the metric; seconds from 1 ms to 10 s when absent */
  histogram<L extends string = never>(
    name: string,
    help: string,
    labels?: readonly L[],
    buckets?: readonly number[],
  ): Histogram<L>
  /** Tells of a cache how many bytes it holds and may hold, as they are when it is asked, and what it is told of looks. */
  cache(name: string, size: CacheSize): CacheReads
  /** Everything in the text format of Prometheus. */
  expose(): Promise<{ contentType: string; text: string }>
}

const secondBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(options: { service: string }): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service: options.service })
  const registers = [registry]
  let processMetrics = false

  /** The metric of this name, made when it is new. */
  function once<M extends Metric>(
    name: string,
    kind: new (...args: never[]) => M,
    make: () => M,
  ): M {
    const existing = registry.getSingleMetric(name)
    if (existing === undefined) return make()
    if (existing instanceof kind) return existing
    throw new TypeError(`There is a metric ${name} of another kind`)
  }

  const caches = new Map<string, CacheSize>()
  const tellCaches = (pick: keyof CacheSize) => (gauge: Gauge<'cache'>) => {
    for (const [cache, size] of caches) gauge.set({ cache }, size[pick])
  }

  const metrics: Metrics = {
    registry,
    counter: <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
      once<Counter<L>>(name, Counter, () => new Counter({ name, help, labelNames, registers })),
    gauge: <L extends string>(
      name: string,
      help: string,
      labelNames: readonly L[] = [],
      collect?: (gauge: Gauge<L>) => void | Promise<void>,
    ) =>
      once<Gauge<L>>(
        name,
        Gauge,
        () =>
          new Gauge<L>({
            name,
            help,
            labelNames,
            registers,
            ...(collect && {
              collect(this: Gauge<L>) {
                return collect(this)
              },
            }),
          }),
      ),
    histogram: <L extends string>(
      name: string,
      help: string,
      labelNames: readonly L[] = [],
      buckets: readonly number[] = secondBuckets,
    ) =>
      once<Histogram<L>>(
        name,
        Histogram,
        () => new Histogram({ name, help, labelNames, buckets: [...buckets], registers }),
      ),
    cache(name, size) {
      caches.set(name, size)
      metrics.gauge(
        'cache_bytes',
        'Bytes kept in memory to be used again, about',
        ['cache'],
        tellCaches('bytes'),
      )
      metrics.gauge(
        'cache_max_bytes',
        'Bytes that may be kept in memory to be used again',
        ['cache'],
        tellCaches('maxBytes'),
      )
      const reads = metrics.counter('cache_reads_total', 'Looks into what a process remembers', [
        'cache',
        'outcome',
      ])
      return {
        hit: () => reads.inc({ cache: name, outcome: 'hit' }),
        miss: () => reads.inc({ cache: name, outcome: 'miss' }),
      }
    },
    async expose() {
      // Watching the event loop wakes the process a hundred times a second: only once somebody asks.
      if (!processMetrics) {
        processMetrics = true
        collectDefaultMetrics({ register: registry })
      }
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
  return metrics
}
