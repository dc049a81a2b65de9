import type { MediaRequest } from './media-call.ts'

/** `seconds` is the wanted length; the video that comes has the nearest one the server offers. */
export type VideoRequest = MediaRequest & {
  readonly prompt: string
  readonly seconds: number
  /** Told the share that is done, 0 to 1, when it grows. */
  readonly progress?: (share: number) => void
}

/** An MP4 as the server made it, with the length that was asked of it. */
export type GeneratedVideo = { readonly bytes: Uint8Array; readonly seconds: number }

/** A model that makes videos. Every failure is a `ModelFailure`; a video is whole or not there. */
export type VideoModel = {
  readonly name: string
  readonly model: string
  generate(request: VideoRequest): Promise<GeneratedVideo>
}
