/** One message of the conversation as the model sees it. */
export type ChatTurn = { role: 'system' | 'user' | 'assistant'; content: string }

/**
 * What is asked of a chat model. `maxTokens` bounds the reply, `signal` stops it,
 * `requestId` goes into every log line about it. With `jsonSchema` the reply should be JSON of that
 * shape; a server that does not know it answers as it likes, so the reply has to be validated.
 */
export type ChatRequest = {
  turns: readonly ChatTurn[]
  maxTokens?: number
  temperature?: number
  jsonSchema?: { name: string; schema: Record<string, unknown> }
  signal?: AbortSignal
  requestId?: string
}

/**
 * How a reply ended. `length` means the token limit cut it, `content_filter` that the provider
 * withheld the rest (possibly all of it). `usage` is null when the server did not report it.
 * `thoughtLength` is how many units at the beginning of what was yielded turned out to be thoughts,
 * when any did: a server may mark them only where they end.
 */
export type ChatEnd = {
  finish: 'stop' | 'length' | 'content_filter'
  model: string
  usage: { promptTokens: number; completionTokens: number } | null
  thoughtLength?: number
}

/**
 * A chat model. `stream` yields the visible text piece by piece, never an empty piece, and returns
 * how it ended; every failure is a `ChatFailure`. Ending the iteration early (`break` or
 * `return()`) aborts the request at once, also while a `next()` is pending.
 */
export type ChatProvider = {
  readonly name: string
  readonly model: string
  stream(request: ChatRequest): AsyncGenerator<string, ChatEnd, void>
}

/**
 * Why a reply failed:
 * - `timeout`: no answer in time, or the whole reply took too long
 * - `idle`: the answer began and then stalled
 * - `rate_limited`: too many requests; `quota`: the account is out of credit
 * - `unauthorized`: the key is wrong or may not use this model
 * - `refused`: the server rejects this request as it stands (too long, content policy)
 * - `malformed`: what came is not a chat completion
 * - `cut`: the stream ended before the reply did
 * - `unavailable`: server error, unknown model or address, or no connection
 * - `aborted`: the caller stopped it
 */
export type ChatFailureCode =
  | 'timeout'
  | 'idle'
  | 'rate_limited'
  | 'quota'
  | 'unauthorized'
  | 'refused'
  | 'malformed'
  | 'cut'
  | 'unavailable'
  | 'aborted'

/**
 * The only error a `ChatProvider` throws. The message is safe to log: it holds neither the key nor
 * any text of the conversation. `retryable` is true only while no text was yielded.
 */
export class ChatFailure extends Error {
  override readonly name = 'ChatFailure'
  readonly code: ChatFailureCode
  readonly afterFirstToken: boolean
  readonly retryable: boolean
  readonly retryAfterMs?: number

  constructor(
    code: ChatFailureCode,
    message: string,
    details: { afterFirstToken: boolean; retryable: boolean; retryAfterMs?: number | undefined },
  ) {
    super(message)
    this.code = code
    this.afterFirstToken = details.afterFirstToken
    this.retryable = details.retryable && !details.afterFirstToken
    if (details.retryAfterMs !== undefined) this.retryAfterMs = details.retryAfterMs
  }
}
