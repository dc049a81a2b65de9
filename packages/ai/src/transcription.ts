import type { MediaRequest } from './media-call.ts'

/** `mime` names the type of the recording; `language` (ISO 639-1) is what it is probably in. */
export type TranscriptionRequest = MediaRequest & {
  readonly bytes: Uint8Array
  readonly mime: string
  readonly language?: string
}

/** A model that writes down what is said; '' when nothing is. Every failure is a `ModelFailure`. */
export type TranscriptionModel = {
  readonly name: string
  readonly model: string
  transcribe(request: TranscriptionRequest): Promise<string>
}
