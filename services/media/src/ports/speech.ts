import type { Language } from '@lumen/contracts/languages'
import type { Voice } from '@lumen/contracts/media/names'

export type SpeechRequest = {
  readonly text: string
  readonly voice: Voice
  readonly language: Language
}

export type SpokenText = {
  readonly bytes: Uint8Array
  readonly mime: 'audio/mpeg' | 'audio/ogg'
  readonly seconds: number
  /** Who made it: a provider's model, or `local/…`. */
  readonly model: string
}

export type SpeechProvider = {
  /** @throws the signal's reason when it is aborted */
  speak(request: SpeechRequest, signal: AbortSignal): Promise<SpokenText>
}
