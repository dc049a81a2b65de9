import type { MediaRequest } from './media-call.ts'
import type { PictureMime } from './sniff-media.ts'

/** `fine` asks for more detail where the server knows how. */
export type ImageRequest = MediaRequest & { readonly prompt: string; readonly fine?: boolean }

/** A square picture, whole and of the type its bytes say; the side is the server's choice. */
export type GeneratedImage = { readonly bytes: Uint8Array; readonly mime: PictureMime }

/** A model that makes pictures. Every failure is a `ModelFailure`. */
export type ImageModel = {
  readonly name: string
  readonly model: string
  generate(request: ImageRequest): Promise<GeneratedImage>
}
