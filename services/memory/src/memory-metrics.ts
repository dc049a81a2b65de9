import type { Metrics } from '@lumen/runtime/metrics'

/** What the service counts about memories. */
export const createMemoryMetrics = (metrics: Metrics) => ({
  made: metrics.counter('memory_made_total', 'Memories made of talks'),
  reflected: metrics.counter('memory_reflections_total', 'Reflections written on talks'),
  modelFailures: metrics.counter(
    'memory_model_failures_total',
    'Answers of the model that could not be used; rules took over, or no reflection was written',
    ['reason'],
  ),
})

export type MemoryFigures = ReturnType<typeof createMemoryMetrics>
