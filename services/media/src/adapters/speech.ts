import type { Language } from '@lumen/contracts/languages'
import type { Voice } from '@lumen/contracts/media/names'

export type SpeechRequest = {
  readonly text: string
  readonly voice: Voice
  readonly language: Language
  /** Wanted, `mp3` when absent; a provider’s long text may come as MP3 all the same. */
  readonly format?: 'mp3' | 'ogg'
  readonly requestId?: string
}

export type SpokenText = {
  readonly bytes: Uint8Array
  readonly mime: 'audio/mpeg' | 'audio/ogg'
  readonly seconds: number
  /** Who made it: a provider's model, one of this machine (`own/…`), or a program of it (`local/…`). */
  readonly model: string
  /** Made here because the provider that should have made it failed. */
  readonly fallback?: true
}

export type SpeechProvider = {
  /** @throws the signal's reason when it is aborted */
  speak(request: SpeechRequest, signal: AbortSignal): Promise<SpokenText>
}
