import type { Language } from '@lumen/contracts/languages'
import type { VideoStyle } from '@lumen/contracts/media/names'

export type VideoRequest = {
  readonly prompt: string
  readonly style: VideoStyle
  /** 3 to 16. */
  readonly seconds: number
  readonly language: Language
  readonly requestId?: string
}

export type FilmedVideo = {
  readonly bytes: Uint8Array
  readonly mime: 'video/mp4'
  /** A still of the video as JPEG. */
  readonly poster: Uint8Array
  /** Who made it: a provider's model, or `local/…`. */
  readonly model: string
  /** Made here because the provider that should have made it failed. */
  readonly fallback?: true
}

/** Told what is being done and how much of the whole is done, 0 to 1. */
export type VideoProgress = (stage: 'painting' | 'voicing' | 'filming', share: number) => void

export type VideoProvider = {
  /** @throws the signal's reason when it is aborted */
  film(request: VideoRequest, progress: VideoProgress, signal: AbortSignal): Promise<FilmedVideo>
}
