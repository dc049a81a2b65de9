import type { ServerFrame } from '@lumen/contracts/frames'

type Listener = (frame: ServerFrame) => void

/** Hands each frame to whoever listens now; features come and go with their routes. */
export function createFrameBus() {
  const listeners = new Set<Listener>()
  return {
    publish(frame: ServerFrame) {
      for (const listener of listeners) listener(frame)
    },
    subscribe(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
