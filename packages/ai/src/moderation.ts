/**
 * What a moderation model says about a text or a picture. `selfHarm` is true for every category about suicide
 * or self-harm; `categories` are the flagged ones by their OpenAI names, sorted.
 */
export type ModerationVerdict = { selfHarm: boolean; flagged: boolean; categories: string[] }

/**
 * A moderation model. `check` answers or throws a `ModelFailure` within its time limit; it only
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
