/**
 * Why something could not be made, by the code that people are told:
 * - `prompt_refused`: the provider's content policy refuses it
 * - `media_program_missing`: it needs ffmpeg or espeak-ng, and this server has none
 * - `stt_unavailable`: nobody here writes recordings down
 * - `style_needs_model`: a face that looks like a photograph, which nothing here can draw
 * - `subject_not_drawn`: what the picture is mainly of is nothing that is painted here
 * - `provider_failed`: the provider failed, and nothing here can do it instead
 */
export type ProviderErrorCode =
  | 'prompt_refused'
  | 'media_program_missing'
  | 'stt_unavailable'
  | 'style_needs_model'
  | 'subject_not_drawn'
  | 'provider_failed'

export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: ProviderErrorCode

  constructor(code: ProviderErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
