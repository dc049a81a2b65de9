import { imageStyles } from '@lumen/contracts/media/names'
import type { ImageProvider, ImageRequest, PaintedImage } from '../../adapters/image.ts'
import type { Workers } from './workers.ts'

const longestPrompt = 10_000
const pictureWorker = new URL('./picture-worker.ts', import.meta.url)

/** What a thread is given to paint; `yields`: when nothing else wants the processor. */
export type PaintingTask = { readonly request: ImageRequest; readonly yields: boolean }

/**
 * Paints pictures with no network, each in a worker thread, which ends with the picture or is ended
 * when the signal aborts.
 * @param options.yields leaves the processor to everything else that wants it
 * @throws RangeError for a size, style or prompt that cannot be painted
 */
export function localImageProvider(
  workers: Workers,
  { yields = false }: { yields?: boolean } = {},
): ImageProvider {
  return {
    async paint(request, signal) {
      signal.throwIfAborted()
      checkRequest(request)
      const task: PaintingTask = { request, yields }
      return workers.run<PaintedImage>(pictureWorker, task, signal)
    },
  }
}

function checkRequest({ prompt, size, style }: ImageRequest): void {
  if (!Number.isInteger(size) || size < 64 || size > 2_048)
    throw new RangeError(`no picture of ${size} pixels is painted`)
  if (!imageStyles.includes(style)) throw new RangeError(`no style is named ${style}`)
  if (prompt.length > longestPrompt) throw new RangeError('the prompt is too long')
}
