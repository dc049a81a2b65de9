import type { MediaRequest } from './media-call.ts'
import type { SoundMime } from './sniff-media.ts'

/** `format` is a wish: a long text, made in pieces, always becomes MP3. */
export type SpeechRequest = MediaRequest & {
  readonly text: string
  readonly voice: string
  readonly format?: 'mp3' | 'opus'
}

export type GeneratedSpeech = { readonly bytes: Uint8Array; readonly mime: SoundMime }

/** A model that speaks. Every failure is a `ModelFailure`; a speech is whole or not there. */
export type SpeechModel = {
  readonly name: string
  readonly model: string
  speak(request: SpeechRequest): Promise<GeneratedSpeech>
}
