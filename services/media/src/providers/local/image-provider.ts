import { imageStyles } from '@lumen/contracts/media/names'
import type { ImageProvider, ImageRequest, PaintedImage } from '../../ports/image.ts'
import type { Workers } from './workers.ts'

const longestPrompt = 10_000
const pictureWorker = new URL('./picture-worker.ts', import.meta.url)

/**
 * Paints pictures with no network, each in a worker thread, which ends with the picture or is ended
 * when the signal aborts.
 * @throws RangeError for a size, style or prompt that cannot be painted
 */
export function localImageProvider(workers: Workers): ImageProvider {
  return {
    async paint(request, signal) {
      signal.throwIfAborted()
      checkRequest(request)
      return workers.run<PaintedImage>(pictureWorker, request, signal)
    },
  }
}

function checkRequest({ prompt, size, style }: ImageRequest): void {
  if (!Number.isInteger(size) || size < 64 || size > 2_048)
    throw new RangeError(`no picture of ${size} pixels is painted`)
  if (!imageStyles.includes(style)) throw new RangeError(`no style is named ${style}`)
  if (prompt.length > longestPrompt) throw new RangeError('the prompt is too long')
}
