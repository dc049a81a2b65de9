/**
 * What a moderation model says about a text or a picture. `selfHarm` is true for every category about suicide
 * or self-harm; `categories` are the flagged ones by their OpenAI names, sorted.
 */
export type ModerationVerdict = { selfHarm: boolean; flagged: boolean; categories: string[] }

/**
 * A moderation model. `check` answers or throws a `ModerationFailure` within its time limit; it only
 * ever adds to the local crisis floor, so a caller goes on with the floor when it fails.
 */
export type ModerationProvider = {
  readonly name: string
  readonly model: string
  check(text: string, signal?: AbortSignal, requestId?: string): Promise<ModerationVerdict>
  /** The same for a picture of this type; models that read text only throw `refused`. */
  checkPicture(
    bytes: Uint8Array,
    mime: string,
    signal?: AbortSignal,
    requestId?: string,
  ): Promise<ModerationVerdict>
}

/** `not_offered` means the server has no such model and need not be asked again. */
export type ModerationFailureCode =
  | 'timeout'
  | 'rate_limited'
  | 'quota'
  | 'unauthorized'
  | 'refused'
  | 'malformed'
  | 'not_offered'
  | 'unavailable'
  | 'aborted'

/** The only error a `ModerationProvider` throws; the message is safe to log. */
export class ModerationFailure extends Error {
  override readonly name = 'ModerationFailure'
  readonly code: ModerationFailureCode

  constructor(code: ModerationFailureCode, message: string) {
    super(message)
    this.code = code
  }
}
