import sharp from 'sharp'
import type { ImageProvider } from '../../src/adapters/image.ts'
import { localImageProvider } from '../../src/adapters/local/image-provider.ts'
import { createWorkers } from '@lumen/runtime/workers'
import type { ModerationVerdict } from '@lumen/service/moderate'
import type { Providers } from '../../src/adapters/open-providers.ts'

const available = { available: true, provider: 'local', model: 'local/test', reason: null } as const
const byFloor = { by: 'floor', provider: null, model: null, providerAway: false } as const
export const allowed: ModerationVerdict = { allowed: true, ...byFloor }
const none = () => Promise.reject(new Error('tests of jobs paint'))

/** A small surface in the colour of its seed: a picture that costs no time. */
export const quickPainter: ImageProvider = {
  async paint({ seed }, signal) {
    signal.throwIfAborted()
    const background = `#${seed.slice(0, 6)}`
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background } })
    return { bytes: await picture.png().toBuffer(), mime: 'image/png', model: 'local/test' }
  },
}

/** Quick pictures, or those of a test; `asidePainter` is the local one at its smallest size. */
export function testProviders(image: ImageProvider = quickPainter): Providers {
  const workers = createWorkers({ places: 2 })
  const painter = localImageProvider(workers)
  return {
    asidePainter: { paint: (request, signal) => painter.paint({ ...request, size: 64 }, signal) },
    image,
    tellShown: () => null,
    speech: { speak: none },
    video: { film: none },
    transcription: null,
    moderate: (text) =>
      Promise.resolve(
        text.includes('forbidden') ? { allowed: false, reason: 'violence', ...byFloor } : allowed,
      ),
    moderatePicture: () => Promise.resolve(allowed),
    capabilities: () =>
      Promise.resolve({
        image: available,
        speech: available,
        video: available,
        transcription: { available: false, provider: 'none', model: null, reason: 'test' },
      }),
    describe: () => Promise.resolve({ image: 'local' }),
    program: () => Promise.resolve(null),
    close: () => workers.close(),
  }
}
