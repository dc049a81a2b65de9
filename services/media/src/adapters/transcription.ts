import type { Language } from '@lumen/contracts/languages'

export type TranscriptionRequest = {
  readonly bytes: Uint8Array
  /** Type of the recording. */
  readonly mime: string
  /** What it is probably in; a hint. */
  readonly language: Language
  readonly requestId?: string
}

export type TranscriptionProvider = {
  /**
   * What is said; '' when nothing is.
   * @throws ProviderError, or the signal's reason when it is aborted; nothing is ever made up instead
   */
  transcribe(
    request: TranscriptionRequest,
    signal: AbortSignal,
  ): Promise<{ readonly text: string; readonly model: string }>
}
