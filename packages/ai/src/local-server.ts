import type { Logger } from '@lumen/runtime/logger'
import type { ChatPrompt } from './chat.ts'
import { cleanText } from './clean-text.ts'
import { ModelFailure } from './model-failure.ts'
import type { OpenAiChatConfig } from './openai-chat.ts'
import type { ReplyLimits } from './reply-watch.ts'

/** A model server on a machine of the operator's that speaks OpenAI's protocol and a little more. */
export type LocalServer = {
  /** Without a path, such as `http://127.0.0.1:8080`. */
  origin: string
  apiKey?: string
  model: string
  limits: ReplyLimits
  log?: Pick<Logger, 'debug' | 'warn'>
}

/** What such a server is to OpenAI's protocol. */
export const asOpenAi = (server: LocalServer, name: string): OpenAiChatConfig => ({
  name,
  apiKey: server.apiKey ?? 'local',
  baseUrl: `${server.origin}/v1`,
  model: server.model,
  headersTimeoutMs: server.limits.firstTokenMs,
  idleTimeoutMs: server.limits.betweenTokensMs,
  totalTimeoutMs: server.limits.totalMs,
  ...(server.log && { log: server.log }),
})

/**
 * Asks something beside a reply and gives its JSON.
 * @throws ModelFailure `unavailable` for any answer but a good one, `aborted` when the caller stopped it
 */
export async function askServer(
  { origin, apiKey = 'local' }: LocalServer,
  path: string,
  {
    body,
    headers,
    signal,
  }: { body?: unknown; headers?: Record<string, string>; signal: AbortSignal },
): Promise<unknown> {
  try {
    const response = await fetch(new URL(path, origin), {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${apiKey}`,
        ...headers,
      },
      redirect: 'error',
      signal,
    })
    if (response.ok) return await response.json()
    await response.body?.cancel()
    throw new ModelFailure('unavailable', `HTTP ${response.status} of ${path}`)
  } catch (error) {
    if (error instanceof ModelFailure) throw error
    if (signal.aborted) throw new ModelFailure('aborted', 'the caller stopped it')
    throw new ModelFailure('unavailable', `cannot ask ${path}`)
  }
}

/** The turns as servers take them. */
export const messagesOf = ({ turns }: ChatPrompt) =>
  turns.map(({ role, content }) => ({ role, content: cleanText(content) }))

/** The caller's signal, and a limit of our own. */
export const within = ({ signal }: ChatPrompt, ms: number): AbortSignal => {
  const limit = AbortSignal.timeout(ms)
  return signal === undefined ? limit : AbortSignal.any([signal, limit])
}
