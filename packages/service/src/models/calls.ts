import { ModelFailure } from '@lumen/ai/model-failure'
import type { Metrics } from '@lumen/runtime/metrics'
import type { Tracing } from '@lumen/runtime/tracing'
import { createModelFigures } from './figures.ts'
import { currentPlan } from './for-plan.ts'

type Kind = 'chat' | 'embeddings' | 'image' | 'speech' | 'transcription' | 'video' | 'moderation'
type Named = { readonly name: string; readonly model: string }
type Tokens = { tokensIn: number; tokensOut: number }

export type ModelCall = {
  /** The first text of its answer came. */
  began(): void
  counted(tokens: Tokens): void
  /** @param error what it failed with, when it did */
  end(outcome: string, error?: unknown): void
}

/**
 * What is seen of every call of a model, in one place for all kinds: a client span in the trace that it
 * is asked in, how long it took and how it ended. Never a text.
 */
export type ModelCalls = {
  /** @param providerId as figures name the provider; the model's own name for it when absent */
  begin(kind: Kind, model: Named, providerId?: string): ModelCall
  /** Sees one call to its end, whatever that is. */
  during<Answer>(kind: Kind, model: Named, ask: () => Promise<Answer>): Promise<Answer>
  /** The same model, each call of these methods seen; null stays null. */
  see<Model extends Named | null>(
    model: Model,
    kind: Kind,
    methods: readonly (keyof NonNullable<Model>)[],
  ): Model
}

/** How a call that threw ended. */
export const outcomeOf = (error: unknown): string =>
  error instanceof ModelFailure ? error.code : 'failed'

export function createModelCalls({
  metrics,
  tracing,
}: {
  metrics: Metrics
  tracing: Tracing
}): ModelCalls {
  const figures = createModelFigures(metrics)

  function begin(kind: Kind, { name, model }: Named, providerId = name): ModelCall {
    const begun = performance.now()
    const labels = figures.labels(providerId, model)
    const plan = currentPlan()
    const span = tracing.startSpan(`model ${kind}`, {
      kind: 'client',
      attributes: {
        'gen_ai.operation.name': kind,
        'gen_ai.provider.name': name,
        'gen_ai.request.model': model,
        'lumen.plan': plan,
      },
    })
    return {
      began() {
        const waitedMs = performance.now() - begun
        figures.firstToken.observe(labels, waitedMs / 1_000)
        span.setAttributes({ 'lumen.first_token_ms': Math.round(waitedMs) })
      },
      counted({ tokensIn, tokensOut }) {
        figures.tokens.inc({ ...labels, plan, direction: 'in' }, tokensIn)
        figures.tokens.inc({ ...labels, plan, direction: 'out' }, tokensOut)
        span.setAttributes({
          'gen_ai.usage.input_tokens': tokensIn,
          'gen_ai.usage.output_tokens': tokensOut,
        })
      },
      end(outcome, error) {
        figures.calls.observe({ kind, ...labels, outcome }, (performance.now() - begun) / 1_000)
        span.setAttributes({ 'lumen.outcome': outcome })
        span.end(outcome === 'aborted' ? undefined : error)
      },
    }
  }

  async function during<Answer>(
    kind: Kind,
    model: Named,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const call = begin(kind, model)
    try {
      const answer = await ask()
      call.end('made')
      return answer
    } catch (error) {
      call.end(outcomeOf(error), error)
      throw error
    }
  }

  return {
    begin,
    during,
    see(model, kind, methods) {
      if (model === null) return model
      const seen: Record<PropertyKey, unknown> = { ...model }
      for (const method of methods) {
        const ask = seen[method] as (...args: unknown[]) => Promise<unknown>
        seen[method] = (...args: unknown[]) => during(kind, model, () => ask(...args))
      }
      return seen as typeof model
    },
  }
}
