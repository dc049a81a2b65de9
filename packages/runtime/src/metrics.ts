import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * The metrics of one service. Each has its own registry: several services may live in one process.
 * Asking for a name again gives the metric that exists.
 */
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
  /** Everything in the text format of Prometheus. */
  expose(): Promise<{ contentType: string; text: string }>
}

const secondBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(options: { service: string }): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service: options.service })
  let processMetrics = false

  const existing = <M>(name: string) => registry.getSingleMetric(name) as M | undefined
  return {
    registry,
    counter: <L extends string = never>(name: string, help: string, labels: readonly L[] = []) =>
      existing<Counter<L>>(name) ??
      new Counter({ name, help, labelNames: labels, registers: [registry] }),
    gauge: <L extends string = never>(
      name: string,
      help: string,
      labels: readonly L[] = [],
      collect?: (gauge: Gauge<L>) => void | Promise<void>,
    ) =>
      existing<Gauge<L>>(name) ??
      new Gauge<L>({
        name,
        help,
        labelNames: labels,
        registers: [registry],
        ...(collect && {
          collect(this: Gauge<L>) {
            return collect(this)
          },
        }),
      }),
    histogram: <L extends string = never>(
      name: string,
      help: string,
      labels: readonly L[] = [],
      buckets: readonly number[] = secondBuckets,
    ) =>
      existing<Histogram<L>>(name) ??
      new Histogram({
        name,
        help,
        labelNames: labels,
        buckets: [...buckets],
        registers: [registry],
      }),
    async expose() {
      // Watching the event loop wakes the process a hundred times a second: only once somebody asks.
      if (!processMetrics) {
        processMetrics = true
        collectDefaultMetrics({ register: registry })
      }
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
