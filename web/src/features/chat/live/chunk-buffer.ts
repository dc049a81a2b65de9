import type { ServerFrames } from '@lumen/contracts/frames'

type Chunk = ServerFrames['streaming_stream_chunk']

/** A page in the background draws no frames; then chunks are taken this often. */
const hiddenMs = 250

/** Calls back before the next frame is drawn; returns how to call it off. */
function beforeNextFrame(run: () => void): () => void {
  if (document.visibilityState === 'visible') {
    const id = requestAnimationFrame(run)
    return () => cancelAnimationFrame(id)
  }
  const timer = setTimeout(run, hiddenMs)
  return () => clearTimeout(timer)
}

/** Gathers chunks, so that the screen is drawn once for all that came since the last frame. */
export function createChunkBuffer(take: (chunks: readonly Chunk[]) => void) {
  let chunks: Chunk[] = []
  let cancel: (() => void) | null = null
  const flush = () => {
    cancel?.()
    cancel = null
    if (chunks.length === 0) return
    const taken = chunks
    chunks = []
    take(taken)
  }
  return {
    add(chunk: Chunk) {
      chunks.push(chunk)
      cancel ??= beforeNextFrame(flush)
    },
    /** Hands over at once what was gathered. */
    flush,
  }
}
