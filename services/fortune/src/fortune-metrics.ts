import type { Metrics } from '@lumen/runtime/metrics'

/** What the service counts about charts and readings. */
export const createFortuneMetrics = (metrics: Metrics) => ({
  computing: metrics.histogram('fortune_computing_seconds', 'Time a task took in the thread', [
    'task',
  ]),
  modelFailures: metrics.counter(
    'fortune_model_failures_total',
    'Texts of the model that could not be used; the local writer took over',
    ['reason'],
  ),
})

export type FortuneFigures = ReturnType<typeof createFortuneMetrics>
