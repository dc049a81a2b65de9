import type { Logger } from '@lumen/runtime/logger'
import type OpenAI from 'openai'
import { cleanText } from './clean-text.ts'
import { ModelFailure } from './model-failure.ts'
import type { ModerationProvider, ModerationVerdict } from './moderation.ts'
import { loadOpenAi } from './openai-client.ts'
import type { OpenAiAccess } from './openai-client.ts'
import { hasStatus, toModelFailure } from './openai-fault.ts'
import { isRecord } from './record.ts'
import { pickRequestId } from './request-id.ts'

type Input = OpenAI.ModerationCreateParams['input']

/** `timeoutMs` (3 s) bounds the whole check: a person in need waits for it. */
export type OpenAiModerationConfig = OpenAiAccess & {
  model: string
  timeoutMs?: number
  log?: Pick<Logger, 'debug' | 'warn'>
}

/** A moderation model behind OpenAI's `/moderations`. One attempt, no retry. */
export function createOpenAiModeration(config: OpenAiModerationConfig): ModerationProvider {
  const timeoutMs = config.timeoutMs ?? 3000
  const client = loadOpenAi(config, timeoutMs)
  // Reported by each check that needs it, not as a rejection nobody handles.
  client.catch(() => {})

  async function check(input: Input, outer?: AbortSignal): Promise<ModerationVerdict> {
    const controller = new AbortController()
    const abort = () => controller.abort()
    let expired = false
    if (outer?.aborted) abort()
    outer?.addEventListener('abort', abort)
    const timer = setTimeout(() => {
      expired = true
      abort()
    }, timeoutMs)
    try {
      const { moderations } = await client
      const answer: unknown = await moderations.create(
        { input, model: config.model },
        { signal: controller.signal },
      )
      return readVerdict(answer)
    } catch (error) {
      if (outer?.aborted) throw new ModelFailure('aborted', 'the caller stopped the check')
      if (expired && !hasStatus(error)) {
        throw new ModelFailure('timeout', `no verdict within ${timeoutMs} ms`)
      }
      throw toModelFailure(error, config.apiKey)
    } finally {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    }
  }

  async function logged(
    input: Input,
    signal: AbortSignal | undefined,
    requestId: string | undefined,
  ): Promise<ModerationVerdict> {
    try {
      return await check(input, signal)
    } catch (error) {
      if (error instanceof ModelFailure && error.code !== 'aborted') {
        const { code, message: reason } = error
        const fields = { model: config.model, ...pickRequestId({ requestId }), code, reason }
        config.log?.warn(fields, 'moderation failed')
      }
      throw error
    }
  }

  return {
    name: 'openai',
    model: config.model,
    check: (text, signal, requestId) => logged(cleanText(text), signal, requestId),
    checkPicture(bytes, mime, signal, requestId) {
      const url = `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`
      return logged([{ type: 'image_url', image_url: { url } }], signal, requestId)
    },
  }
}

function readVerdict(answer: unknown): ModerationVerdict {
  const results = isRecord(answer) ? answer['results'] : undefined
  if (!Array.isArray(results) || results.length === 0) throw malformed()
  const names = new Set<string>()
  let flagged = false
  for (const result of results) {
    if (!isRecord(result) || typeof result['flagged'] !== 'boolean') throw malformed()
    if (!isRecord(result['categories'])) throw malformed()
    flagged ||= result['flagged']
    for (const [name, value] of Object.entries(result['categories'])) {
      if (value === true) names.add(name)
    }
  }
  const categories = [...names].toSorted()
  return {
    selfHarm: categories.some((name) => /^self[-_]harm/.test(name)),
    flagged: flagged || categories.length > 0,
    categories,
  }
}

function malformed(): ModelFailure {
  return new ModelFailure('malformed', 'the answer is not a moderation verdict')
}
