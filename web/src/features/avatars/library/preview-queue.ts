import { createContext } from 'react'

/** Waits for its turn: calls back when it may load, and is told when it no longer needs to. */
export type PreviewQueue = { join: (start: () => void) => () => void }

/**
 * Lets a few previews load at a time. They are painted when they are first asked for, and a browser
 * has six connections: whatever else is asked for would wait behind forty of them.
 */
export function createPreviewQueue(places: number): PreviewQueue {
  const waiting: (() => void)[] = []
  let busy = 0
  const next = () => {
    while (busy < places) {
      const start = waiting.shift()
      if (start === undefined) return
      busy += 1
      start()
    }
  }
  return {
    join(start) {
      let state: 'waiting' | 'loading' | 'left' = 'waiting'
      const begin = () => {
        state = 'loading'
        start()
      }
      waiting.push(begin)
      next()
      return () => {
        if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1)
        if (state === 'loading') busy -= 1
        state = 'left'
        next()
      }
    },
  }
}

export const PreviewQueueContext = createContext<PreviewQueue | null>(null)
