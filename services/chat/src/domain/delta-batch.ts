import type { LiveDeltas } from '@lumen/contracts/chat/bus'

type Delta = { messageId: string; seq: number; delta: string }

/** Deltas waiting for one gateway; those of one reply that follow each other become one. */
export type DeltaBatch = {
  add(messageId: string, seq: number, delta: string): void
  /** Everything added since the last call, oldest first. */
  take(): LiveDeltas
  /** UTF-16 units waiting. */
  size(): number
}

export function createDeltaBatch(): DeltaBatch {
  let waiting: Delta[] = []
  let size = 0
  let last = new Map<string, Delta>()
  return {
    add(messageId, seq, delta) {
      size += delta.length
      const previous = last.get(messageId)
      if (previous !== undefined && previous.seq === seq - delta.length) {
        previous.seq = seq
        previous.delta += delta
        return
      }
      const entry = { messageId, seq, delta }
      waiting.push(entry)
      last.set(messageId, entry)
    },
    take() {
      const taken = waiting
      waiting = []
      last = new Map()
      size = 0
      return taken
    },
    size: () => size,
  }
}
