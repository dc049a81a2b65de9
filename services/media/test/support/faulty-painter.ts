import type { ImageProvider } from '../../src/adapters/image.ts'
import { quickPainter } from './providers.ts'

type Before = (signal: AbortSignal) => Promise<void>

/** Paints at once; before a picture with a known prompt, does what a test says for it. */
export function faultyPainter() {
  const faults = new Map<string, Before>()
  const painter = { ...quickPainter }
  const image: ImageProvider = {
    async paint(request, signal) {
      await faults.get(request.prompt)?.(signal)
      return painter.paint(request, signal)
    },
  }
  return { faults, painter, image }
}

/** Never ends by itself. */
export const heldUntilAborted: Before = (signal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
