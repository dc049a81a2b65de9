import { abortOnReturn } from '@lumen/ai/abort-on-return'
import type { ChatEnd, ChatProvider, ChatRequest } from '@lumen/ai/chat'
import { ModelFailure, type ModelFailureCode } from '@lumen/ai/model-failure'
import type { ModelFigures } from './figures.ts'

/** Failures after which its server may be gone. */
const maybeGone: ReadonlySet<ModelFailureCode> = new Set(['unavailable', 'timeout', 'idle', 'cut'])

type Meter = {
  providerId: string
  figures: ModelFigures
  /** Told when its server may be gone. */
  failed: () => void
}

/** The same model, with what it does counted. */
export const metered = (provider: ChatProvider, meter: Meter): ChatProvider => ({
  name: provider.name,
  model: provider.model,
  stream: (request) =>
    abortOnReturn(request.signal, (controller) =>
      counted(provider, { ...request, signal: controller.signal }, meter),
    ),
})

async function* counted(
  provider: ChatProvider,
  request: ChatRequest,
  { providerId, figures, failed }: Meter,
): AsyncGenerator<string, ChatEnd, void> {
  const begun = performance.now()
  const labels = figures.labels(providerId, provider.model)
  let outcome = 'left'
  let first = true
  const reply = provider.stream(request)
  try {
    for (;;) {
      const next = await reply.next()
      if (next.done === true) {
        const { finish, usage } = next.value
        outcome = finish
        figures.tokens.inc({ ...labels, direction: 'in' }, usage?.promptTokens ?? 0)
        figures.tokens.inc({ ...labels, direction: 'out' }, usage?.completionTokens ?? 0)
        return next.value
      }
      if (first) figures.firstToken.observe(labels, (performance.now() - begun) / 1_000)
      first = false
      yield next.value
    }
  } catch (error) {
    outcome = error instanceof ModelFailure ? error.code : 'failed'
    if (error instanceof ModelFailure && maybeGone.has(error.code)) failed()
    throw error
  } finally {
    figures.replies.inc({ ...labels, outcome })
    await reply.return({ finish: 'stop', model: provider.model, usage: null })
  }
}
