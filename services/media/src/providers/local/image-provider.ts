import { Worker } from 'node:worker_threads'
import {
  imageStyles,
  type ImageProvider,
  type ImageRequest,
  type PaintedImage,
} from '../../ports/image.ts'

const longestPrompt = 10_000
const limitMs = 90_000

/**
 * Paints pictures with no network, each in a worker thread of its own, which ends with the picture
 * or is ended when the signal aborts.
 * @throws RangeError for a size, style or prompt that cannot be painted
 */
export function localImageProvider(): ImageProvider {
  return {
    async paint(request, signal) {
      signal.throwIfAborted()
      checkRequest(request)
      return inWorker(request, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]))
    },
  }
}

function checkRequest({ prompt, size, style }: ImageRequest): void {
  if (!Number.isInteger(size) || size < 64 || size > 2_048)
    throw new RangeError(`no picture of ${size} pixels is painted`)
  if (!imageStyles.includes(style)) throw new RangeError(`no style is named ${style}`)
  if (prompt.length > longestPrompt) throw new RangeError('the prompt is too long')
}

async function inWorker(request: ImageRequest, signal: AbortSignal): Promise<PaintedImage> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<PaintedImage>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  worker.once('message', (painted: PaintedImage) => resolve(painted))
  worker.once('error', reject)
  worker.once('exit', (code) =>
    reject(new Error(`the painter ended with code ${code} and no picture`)),
  )
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', abort)
    await worker.terminate()
  }
}
