import { abortOnReturn } from '@lumen/ai/abort-on-return'
import type { ChatEnd, ChatProvider, ChatRequest } from '@lumen/ai/chat'
import type { EmbeddingProvider } from '@lumen/ai/embedding'
import { ModelFailure, type ModelFailureCode } from '@lumen/ai/model-failure'
import { estimateTokens } from '@lumen/ai/tokens'
import { outcomeOf, type ModelCalls } from './calls.ts'
import type { Used } from './use-meter.ts'

/** Failures after which its server may be gone. */
const maybeGone: ReadonlySet<ModelFailureCode> = new Set(['unavailable', 'timeout', 'idle', 'cut'])

type Meter = {
  providerId: string
  calls: ModelCalls
  /** Told what one request took. */
  used: (use: Pick<Used, 'tokensIn' | 'tokensOut' | 'seconds'>) => void
  /** Told when its server may be gone. */
  failed: () => void
}

const tokensOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + estimateTokens(text), 0)
const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000

/** The same model, with what it does counted. */
export const meteredChat = (provider: ChatProvider, meter: Meter): ChatProvider => ({
  ...provider,
  stream: (request) =>
    abortOnReturn(request.signal, (controller) =>
      counted(provider, { ...request, signal: controller.signal }, meter),
    ),
})

async function* counted(
  provider: ChatProvider,
  request: ChatRequest,
  { providerId, calls, used, failed }: Meter,
): AsyncGenerator<string, ChatEnd, void> {
  const begun = performance.now()
  const call = calls.begin('chat', provider, providerId)
  let outcome = 'left'
  let failure: unknown
  let text = ''
  let usage: ChatEnd['usage'] = null
  const reply = provider.stream(request)
  try {
    for (;;) {
      const next = await reply.next()
      if (next.done === true) {
        outcome = next.value.finish
        usage = next.value.usage
        return next.value
      }
      if (text === '') call.began()
      text += next.value
      yield next.value
    }
  } catch (error) {
    failure = error
    outcome = outcomeOf(error)
    if (error instanceof ModelFailure && maybeGone.has(error.code)) failed()
    throw error
  } finally {
    const read = text === '' ? 0 : tokensOf(request.turns.map(({ content }) => content))
    const tokens = {
      tokensIn: usage?.promptTokens ?? read,
      tokensOut: usage?.completionTokens ?? estimateTokens(text),
    }
    call.counted(tokens)
    call.end(outcome, failure)
    used({ ...tokens, seconds: secondsSince(begun) })
    await reply.return({ finish: 'stop', model: provider.model, usage: null })
  }
}

/** The same model for vectors, with what it reads counted, by estimate: no server says it alike. */
export const meteredEmbedding = (
  provider: EmbeddingProvider,
  { providerId, calls, used }: Omit<Meter, 'failed'>,
): EmbeddingProvider => ({
  ...provider,
  async embed(texts, ...rest) {
    if (texts.length === 0) return provider.embed(texts, ...rest)
    const begun = performance.now()
    const call = calls.begin('embeddings', provider, providerId)
    let tokensIn = 0
    let outcome = 'made'
    let failure: unknown
    try {
      const vectors = await provider.embed(texts, ...rest)
      tokensIn = tokensOf(texts)
      return vectors
    } catch (error) {
      failure = error
      outcome = outcomeOf(error)
      throw error
    } finally {
      call.counted({ tokensIn, tokensOut: 0 })
      call.end(outcome, failure)
      used({ tokensIn, tokensOut: 0, seconds: secondsSince(begun) })
    }
  },
})
