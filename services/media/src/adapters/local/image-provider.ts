import { openAllLanguages } from '@lumen/content/open-room'
import { isPhotographic } from '@lumen/contracts/media/names'
import { picturesRoom } from '@lumen/illustrator/content'
import { createShowsFace } from '@lumen/illustrator/illustrate'
import { createTellShown } from '@lumen/illustrator/prompt/tell-shown'
import { onFirstUse } from '@lumen/runtime/on-first-use'
import type { Workers } from '@lumen/runtime/workers'
import type { ImageProvider } from '../image.ts'
import { ProviderError } from '../provider-error.ts'
import type { PictureTask } from './picture-worker.ts'

/** The name of what paints here, in metadata and on screens: a procedure, no model. */
export const pictureModel = 'local/procedural-painter-1'
/** Paints a `PictureTask`. */
export const pictureWorker = new URL('./picture-worker.ts', import.meta.url)

// Words are read when the service starts, and compiled for the first prompt.
const contentOf = openAllLanguages(picturesRoom)
const showsFace = onFirstUse(() => createShowsFace(contentOf))
/** What of the words of a picture this painter would show. */
export const tellShownHere = onFirstUse(() => createTellShown(contentOf))

/**
 * Paints pictures with no network, each in a worker thread.
 * @throws RangeError for a size, style or prompt that cannot be painted, and ProviderError
 * `style_needs_model` for a face that is to look like a photograph
 */
export function localImageProvider(workers: Workers): ImageProvider {
  return {
    async paint({ prompt, language, style, seed, size, kind }, signal) {
      const request = { prompt, language, style, seed, width: size, height: size, kind }
      if (isPhotographic(style) && showsFace(request))
        throw new ProviderError('style_needs_model', `no face is drawn in the style ${style}`)
      const task: PictureTask = {
        request,
        ...(kind === 'avatar'
          ? { format: 'png', options: { compressionLevel: 8 } }
          : { format: 'jpeg', options: { quality: 92, chromaSubsampling: '4:4:4' } }),
      }
      const bytes = await workers.run<Uint8Array>(pictureWorker, task, signal)
      return { bytes, mime: `image/${task.format}`, model: pictureModel }
    },
  }
}
