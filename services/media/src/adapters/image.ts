import type { Language } from '@lumen/contracts/languages'
import type { ImageStyle } from '@lumen/contracts/media/names'

export type ImageRequest = {
  /** What the person asked for, in their own words. */
  readonly prompt: string
  readonly style: ImageStyle
  /** The same request with the same seed gives the same picture. */
  readonly seed: string
  /** Width and height in pixels. */
  readonly size: number
  readonly language: Language
  readonly kind: 'avatar' | 'scene'
  readonly requestId?: string
}

export type PaintedImage = {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp'
  /** Who made it: a provider's model, or `local/…`. */
  readonly model: string
  /** Made here because the provider that should have made it failed. */
  readonly fallback?: true
}

export type ImageProvider = {
  /** @throws the signal's reason when it is aborted */
  paint(request: ImageRequest, signal: AbortSignal): Promise<PaintedImage>
}
