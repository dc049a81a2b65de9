import type { Logger } from '@lumen/runtime/logger'
import { cleanText } from './clean-text.ts'
import type { EmbeddingProvider } from './embedding.ts'
import { ModelFailure } from './model-failure.ts'
import { loadOpenAi } from './openai-client.ts'
import type { OpenAiAccess } from './openai-client.ts'
import { hasStatus, toModelFailure } from './openai-fault.ts'
import { isRecord } from './record.ts'
import { pickRequestId } from './request-id.ts'

/** `dimensions` is sent only when given: servers other than OpenAI's rarely take it. */
export type OpenAiEmbeddingConfig = OpenAiAccess & {
  model: string
  dimensions?: number
  /** Bounds each call, 10 s when absent. */
  timeoutMs?: number
  log?: Pick<Logger, 'debug' | 'warn'>
}

/** Of a long text the beginning is embedded: most models take 8,192 tokens. */
const longestText = 6_000
/** An empty text is refused by servers; a space is not. */
const nothing = ' '

/** An embedding model behind OpenAI's `/embeddings`. One attempt, no retry. */
export function createOpenAiEmbedding(config: OpenAiEmbeddingConfig): EmbeddingProvider {
  const timeoutMs = config.timeoutMs ?? 10_000
  const client = loadOpenAi(config, timeoutMs)
  // Reported by each call that needs it, not as a rejection nobody handles.
  client.catch(() => {})

  async function ask(
    texts: readonly string[],
    outer?: AbortSignal,
    background = false,
  ): Promise<Float32Array[]> {
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = outer === undefined ? limit : AbortSignal.any([outer, limit])
    try {
      const { embeddings } = await client
      const answer: unknown = await embeddings.create(
        {
          model: config.model,
          input: texts.map((text) => cleanText(text).slice(0, longestText) || nothing),
          // The library asks for base64 by default, which other servers ignore or get wrong.
          encoding_format: 'float',
          ...(config.dimensions !== undefined && { dimensions: config.dimensions }),
        },
        { signal, ...(background && { headers: { 'X-Lumen-Background': '1' } }) },
      )
      return readVectors(answer, texts.length, config.dimensions ?? null)
    } catch (error) {
      if (outer?.aborted === true) throw new ModelFailure('aborted', 'the caller stopped it')
      if (limit.aborted && !hasStatus(error))
        throw new ModelFailure('timeout', `no vectors within ${timeoutMs} ms`)
      throw toModelFailure(error, config.apiKey)
    }
  }

  return {
    name: 'openai',
    model: config.model,
    dimensions: config.dimensions ?? null,
    async embed(texts, signal, requestId, background) {
      if (texts.length === 0) return []
      try {
        return await ask(texts, signal, background)
      } catch (error) {
        if (error instanceof ModelFailure && error.code !== 'aborted') {
          const { code, message: reason } = error
          const fields = { model: config.model, ...pickRequestId({ requestId }), code, reason }
          config.log?.warn(fields, 'embedding failed')
        }
        throw error
      }
    },
  }
}

/** Checks what came: as many vectors as texts, in place, all of one length, all of numbers. */
function readVectors(answer: unknown, count: number, dimensions: number | null): Float32Array[] {
  const data = isRecord(answer) ? answer['data'] : undefined
  if (!Array.isArray(data) || data.length !== count) {
    throw malformed(`${count} vectors were asked for`)
  }
  const vectors = Array.from({ length: count }, (): Float32Array | null => null)
  for (const [place, item] of (data as unknown[]).entries()) {
    const values = isRecord(item) ? item['embedding'] : undefined
    const index = isRecord(item) && typeof item['index'] === 'number' ? item['index'] : place
    if (!Array.isArray(values) || values.length === 0) throw malformed('a vector is missing')
    const vector = Float32Array.from(values as number[])
    if (!vector.every(Number.isFinite)) throw malformed('a vector holds what is no number')
    if (vectors[index] !== null) throw malformed('a vector has no place')
    vectors[index] = vector
  }
  const length = dimensions ?? vectors[0]?.length
  return vectors.map((vector) => {
    if (vector !== null && vector.length === length) return vector
    throw malformed(`a vector has ${vector?.length} numbers and not ${length}`)
  })
}

const malformed = (detail: string) => new ModelFailure('malformed', detail)
