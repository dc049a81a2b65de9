import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@lumen/runtime/logger'
import { abortOnReturn } from './abort-on-return.ts'
import type { ChatEnd, ChatProvider, ChatRequest } from './chat.ts'
import { ModelFailure } from './model-failure.ts'
import { pickRequestId } from './request-id.ts'

/**
 * `maxWaitMs` (2 s) is the longest `Retry-After` worth waiting for, `withinMs` (10 s) the age up to
 * which a failed attempt is repeated: who has waited for a full timeout should get the local
 * companion now, not a second timeout.
 */
export type RetryOptions = {
  maxWaitMs?: number
  withinMs?: number
  log?: Pick<Logger, 'debug' | 'warn'>
}

/**
 * Repeats a reply once when it failed before its first token for a reason that may pass. Never for
 * `quota`, `unauthorized`, `refused` or `aborted`, never when the server asks for more patience than
 * `maxWaitMs`, and never after the first token, where a second answer would contradict the first.
 */
export function withOneRetry(provider: ChatProvider, options: RetryOptions = {}): ChatProvider {
  return {
    ...provider,
    stream: (request) =>
      abortOnReturn(request.signal, (controller) =>
        attempts(provider, { ...request, signal: controller.signal }, options),
      ),
  }
}

async function* attempts(
  provider: ChatProvider,
  request: ChatRequest & { signal: AbortSignal },
  options: RetryOptions,
): AsyncGenerator<string, ChatEnd, void> {
  const begun = performance.now()
  try {
    return yield* provider.stream(request)
  } catch (error) {
    if (!(error instanceof ModelFailure) || !error.retryable) throw error
    const waitMs = error.retryAfterMs ?? pauseMs()
    if (waitMs > (options.maxWaitMs ?? 2000)) throw error
    if (performance.now() - begun > (options.withinMs ?? 10_000)) throw error
    const fields = { ...pickRequestId(request), code: error.code, waitMs }
    options.log?.warn(fields, 'chat reply is tried once more')
    await pause(waitMs, request.signal)
  }
  return yield* provider.stream(request)
}

/** Between 200 and 500 ms, so that many replies that fail together do not come back together. */
function pauseMs(): number {
  return 200 + Math.round(Math.random() * 300)
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal })
  } catch {
    throw new ModelFailure('aborted', 'the caller stopped the reply')
  }
}
