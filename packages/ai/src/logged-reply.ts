import type { Logger } from '@lumen/runtime/logger'
import type { ChatEnd, ChatRequest } from './chat.ts'
import { ModelFailure } from './model-failure.ts'
import { pickRequestId } from './request-id.ts'

/** Logs how a reply ended, once, with its request id; of texts nothing. */
export async function* loggedReply(
  config: { model: string; log?: Pick<Logger, 'debug' | 'warn'> | undefined },
  request: ChatRequest,
  reply: AsyncGenerator<string, ChatEnd, void>,
): AsyncGenerator<string, ChatEnd, void> {
  const begun = performance.now()
  const about = { model: config.model, ...pickRequestId(request) }
  try {
    const end = yield* reply
    const durationMs = Math.round(performance.now() - begun)
    config.log?.debug({ ...about, durationMs, finish: end.finish, usage: end.usage }, 'chat reply')
    return end
  } catch (error) {
    if (error instanceof ModelFailure) {
      const { code, message: reason, afterFirstToken, retryAfterMs } = error
      const durationMs = Math.round(performance.now() - begun)
      const fields = { ...about, durationMs, code, reason, afterFirstToken, retryAfterMs }
      if (code === 'aborted') config.log?.debug(fields, 'chat reply stopped')
      else config.log?.warn(fields, 'chat reply failed')
    }
    throw error
  }
}
