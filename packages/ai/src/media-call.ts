import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@lumen/runtime/logger'
import { ModelFailure } from './model-failure.ts'
import { hasStatus, isPolicyRefusal, readFault } from './openai-fault.ts'
import { pickRequestId } from './request-id.ts'

/** What every request for media may carry: `signal` stops it, `requestId` goes into every log line. */
export type MediaRequest = { readonly signal?: AbortSignal; readonly requestId?: string }

export type MediaCall = {
  /** What is made, for logs: `image`, `speech`, `transcription`, `video`. */
  readonly kind: string
  readonly model: string
  readonly apiKey: string
  /** Bounds everything, waits and the second attempt included. */
  readonly timeoutMs: number
  readonly request: MediaRequest
  /** Asks again only after "too many requests": the first time may have begun something costly. */
  readonly onlyWhenBusy?: boolean
  readonly log?: Pick<Logger, 'debug' | 'warn'> | undefined
}

/** A link to a result that no longer holds: only asking for the result anew gives another. */
export class ExpiredLink extends Error {
  override readonly name = 'ExpiredLink'
}

/** A longer `Retry-After` is not waited for. */
const longestWaitMs = 20_000
const shortWaitMs = 500

/**
 * Runs one call to a provider of media within its time limit, once more when the server is busy
 * (after its `Retry-After`), stumbles, or gave a link that no longer holds.
 * @throws ModelFailure, logged once with the request id
 */
export async function callMedia<T>(
  call: MediaCall,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(call.timeoutMs)
  const { signal: outer } = call.request
  const signal = outer === undefined ? limit : AbortSignal.any([outer, limit])
  const begun = performance.now()
  try {
    signal.throwIfAborted()
    try {
      return await attempt(signal)
    } catch (error) {
      const waitMs = signal.aborted ? null : waitBeforeRetry(error, call)
      if (waitMs === null) throw error
      await sleep(waitMs, undefined, { signal })
      return await attempt(signal)
    }
  } catch (error) {
    const failure = failureOf(error, call, {
      aborted: outer?.aborted === true,
      expired: limit.aborted,
    })
    if (failure.code !== 'aborted') {
      const { code, message: reason, retryAfterMs } = failure
      const { kind, model } = call
      const durationMs = Math.round(performance.now() - begun)
      call.log?.warn(
        { kind, model, ...pickRequestId(call.request), code, reason, retryAfterMs, durationMs },
        'making media failed',
      )
    }
    throw failure
  }
}

/** Null when asking again would not help, or not soon enough. */
function waitBeforeRetry(error: unknown, call: MediaCall): number | null {
  if (error instanceof ExpiredLink) return 0
  if (error instanceof ModelFailure) return null
  const { code, retryable, retryAfterMs } = readFault(error, call.apiKey)
  if (!retryable || code === 'malformed' || code === 'timeout') return null
  if (call.onlyWhenBusy === true && code !== 'rate_limited') return null
  const waitMs = retryAfterMs ?? shortWaitMs
  return waitMs <= longestWaitMs ? waitMs : null
}

function failureOf(
  error: unknown,
  call: MediaCall,
  state: { aborted: boolean; expired: boolean },
): ModelFailure {
  if (state.aborted) return new ModelFailure('aborted', 'the caller stopped it')
  if (error instanceof ModelFailure) return error
  if (error instanceof ExpiredLink) return new ModelFailure('unavailable', error.message)
  // A status that came in time says more than a body that then took too long.
  if (state.expired && !hasStatus(error)) {
    return new ModelFailure('timeout', `not made within ${call.timeoutMs} ms`)
  }
  const { code, retryable, retryAfterMs, detail } = readFault(error, call.apiKey)
  if (code === 'refused') {
    return new ModelFailure(isPolicyRefusal(error) ? 'refused' : 'unsupported', detail)
  }
  if (code === 'unavailable' && !retryable && hasStatus(error)) {
    return new ModelFailure('not_offered', detail)
  }
  return new ModelFailure(code === 'cut' ? 'unavailable' : code, detail, { retryAfterMs })
}
