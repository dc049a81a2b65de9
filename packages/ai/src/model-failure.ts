/**
 * Why a model did not do what it was asked for:
 * - `timeout`: no answer in time, or not finished in time
 * - `idle`: a reply began and then stalled; `cut`: it ended before its end
 * - `rate_limited`: too many requests; `quota`: the account is out of credit
 * - `unauthorized`: the key is wrong or may not use this model
 * - `refused`: the server rejects this request (too long, content policy); of media: its policy does
 * - `unsupported`: the server rejects a request for media as it stands (size, voice, length)
 * - `malformed`: what came is not what was asked for
 * - `not_offered`: the server has no such model or operation and need not be asked again; a chat model
 *   that is unknown is `unavailable`
 * - `unavailable`: server error, no connection, a result that is gone before it was fetched
 * - `aborted`: the caller stopped it
 */
export type ModelFailureCode =
  | 'timeout'
  | 'idle'
  | 'rate_limited'
  | 'quota'
  | 'unauthorized'
  | 'refused'
  | 'unsupported'
  | 'malformed'
  | 'cut'
  | 'not_offered'
  | 'unavailable'
  | 'aborted'

/**
 * The only error that asking a model throws. The message is safe to log: it holds neither the key nor
 * any text that was sent or came.
 */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly code: ModelFailureCode
  /** Whether some text of a reply had come. */
  readonly afterFirstToken: boolean
  /** Whether asking for a reply again may help, which it never does once text has come. */
  readonly retryable: boolean
  /** How long the server asks to be left alone. */
  readonly retryAfterMs?: number
  /** The prompt does not fit the model's context: a shorter one may. */
  readonly tooLong: boolean

  constructor(
    code: ModelFailureCode,
    message: string,
    details: {
      afterFirstToken?: boolean
      retryable?: boolean
      retryAfterMs?: number | undefined
      tooLong?: boolean
    } = {},
  ) {
    super(message)
    const { afterFirstToken = false, retryable = false, retryAfterMs, tooLong = false } = details
    this.code = code
    this.afterFirstToken = afterFirstToken
    this.retryable = retryable && !afterFirstToken
    this.tooLong = tooLong
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs
  }
}

/** What a line of the log says of a failure further on: why a model failed stands in the line of its call. */
export const failureFields = (error: unknown): { code: ModelFailureCode } | { err: unknown } =>
  error instanceof ModelFailure ? { code: error.code } : { err: error }
