/**
 * Why a picture, a speech, a transcript or a video was not made:
 * - `timeout`: not finished in time
 * - `rate_limited`: too many requests; `quota`: the account is out of credit
 * - `unauthorized`: the key is wrong or may not use this model
 * - `refused`: the provider's content policy refuses what was asked for
 * - `unsupported`: the server rejects the request as it stands (size, voice, length)
 * - `malformed`: what came is not what was asked for
 * - `not_offered`: the server has no such model or operation and need not be asked again
 * - `unavailable`: server error, no connection, a result that is gone before it was fetched
 * - `aborted`: the caller stopped it
 */
export type MediaFailureCode =
  | 'timeout'
  | 'rate_limited'
  | 'quota'
  | 'unauthorized'
  | 'refused'
  | 'unsupported'
  | 'malformed'
  | 'not_offered'
  | 'unavailable'
  | 'aborted'

/** The only error a provider of media throws; the message is safe to log. */
export class MediaFailure extends Error {
  override readonly name = 'MediaFailure'
  readonly code: MediaFailureCode
  /** How long the server asks to be left alone. */
  readonly retryAfterMs?: number

  constructor(code: MediaFailureCode, message: string, retryAfterMs?: number) {
    super(message)
    this.code = code
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs
  }
}
