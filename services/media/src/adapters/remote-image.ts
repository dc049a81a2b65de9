import type { GeneratedImage, ImageModel } from '@lumen/ai/image'
import { ModelFailure } from '@lumen/ai/model-failure'
import sharp from 'sharp'
import type { ImageRequest, PaintedImage } from '../adapters/image.ts'
import { imagePrompt } from './image-prompt.ts'

const mostPixels = 50_000_000
/** Sides above this are HD. */
const standardSize = 1_024

/**
 * A picture of a provider's model, proven whole by opening it, no larger than asked for.
 * @throws ModelFailure
 */
export async function paintRemotely(
  model: ImageModel,
  request: ImageRequest,
  signal: AbortSignal,
): Promise<PaintedImage> {
  const { size, requestId } = request
  const made = await model.generate({
    prompt: imagePrompt(request),
    fine: size > standardSize,
    signal,
    ...(requestId !== undefined && { requestId }),
  })
  return { ...(await fitted(made, size)), model: model.model }
}

async function fitted(made: GeneratedImage, size: number): Promise<GeneratedImage> {
  try {
    const picture = sharp(made.bytes, { failOn: 'truncated', limitInputPixels: mostPixels })
    const { width, height } = await picture.metadata()
    if (width <= size && height <= size) {
      await picture.resize(8, 8).raw().toBuffer()
      return made
    }
    const bytes = await picture.rotate().resize(size, size, { fit: 'cover' }).toBuffer()
    return { ...made, bytes }
  } catch {
    throw new ModelFailure('malformed', 'the picture cannot be opened')
  }
}
