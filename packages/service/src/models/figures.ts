import type { Metrics } from '@lumen/runtime/metrics'

const secondBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]
/** Models are named by their servers: what there is more of is counted together. */
const mostModels = 100
const others = 'others'

/** What a process counts about the models it asks, by provider and model. */
export function createModelFigures(metrics: Metrics) {
  const known = new Set<string>()
  const by = ['provider', 'model'] as const
  return {
    /** The labels of a model. */
    labels(provider: string, model: string): { provider: string; model: string } {
      const name = `${provider} ${model}`
      if (known.size < mostModels) known.add(name)
      return { provider, model: known.has(name) ? model : others }
    },
    calls: metrics.histogram(
      'model_call_seconds',
      'Calls of models until their answer was whole, by how they ended',
      ['kind', 'provider', 'model', 'outcome'],
      secondBuckets,
    ),
    tokens: metrics.counter(
      'model_tokens_total',
      'Tokens read and written, by estimate where a server does not say, for users of which plan',
      ['provider', 'model', 'plan', 'direction'],
    ),
    firstToken: metrics.histogram(
      'model_first_token_seconds',
      'Time until the first text of an answer',
      by,
      secondBuckets,
    ),
  }
}
