import type { Metrics } from '@lumen/runtime/metrics'

/** What the service counts about memories. */
export const createMemoryMetrics = (metrics: Metrics) => ({
  made: metrics.counter('memory_made_total', 'Memories made of talks'),
  reflected: metrics.counter('memory_reflections_total', 'Reflections written on talks'),
  vectors: metrics.gauge(
    'memory_vectors',
    'Memories and turns that have a vector of the embedding model in use, and that wait for one',
    ['state'],
  ),
  modelFailures: metrics.counter(
    'memory_model_failures_total',
    'Answers of the model that could not be used; rules took over, or no reflection was written',
    ['reason'],
  ),
})

export type MemoryFigures = ReturnType<typeof createMemoryMetrics>
