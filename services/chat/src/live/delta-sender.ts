import type { LiveDeltas } from '@lumen/contracts/chat/bus'
import { createDeltaBatch, type DeltaBatch } from '../domain/delta-batch.ts'

/** A batch goes out early at this size: far below what one NATS message may carry. */
const earlyUnits = 64 * 1024

export type DeltaSender = {
  /** Sends a delta, together with others when some went out just before. */
  send(gatewayId: string, messageId: string, seq: number, delta: string): void
  /** Sends what waits for these gateways now. */
  flush(gatewayIds: Iterable<string>): void
  close(): void
}

/**
 * Sends deltas in batches per gateway. The first after a pause goes out at once; for `batchMs` after that
 * they gather, so that many replies share one message.
 */
export function createDeltaSender(options: {
  batchMs: number
  publish: (gatewayId: string, deltas: LiveDeltas) => void
}): DeltaSender {
  const waiting = new Map<string, { batch: DeltaBatch; timer: NodeJS.Timeout | undefined }>()
  /** When something went out last, by the steady clock. */
  let sentAt = -Infinity

  const flush = (gatewayId: string) => {
    const entry = waiting.get(gatewayId)
    if (entry === undefined) return
    waiting.delete(gatewayId)
    clearTimeout(entry.timer)
    sentAt = performance.now()
    options.publish(gatewayId, entry.batch.take())
  }
  const open = (gatewayId: string) => {
    const waitMs = sentAt + options.batchMs - performance.now()
    const timer = waitMs > 0 ? setTimeout(() => flush(gatewayId), waitMs) : undefined
    const entry = { batch: createDeltaBatch(), timer }
    waiting.set(gatewayId, entry)
    return entry
  }

  return {
    send(gatewayId, messageId, seq, delta) {
      const { batch, timer } = waiting.get(gatewayId) ?? open(gatewayId)
      batch.add(messageId, seq, delta)
      if (timer === undefined || batch.size() >= earlyUnits) flush(gatewayId)
    },
    flush(gatewayIds) {
      for (const gatewayId of gatewayIds) flush(gatewayId)
    },
    close() {
      for (const gatewayId of waiting.keys()) flush(gatewayId)
    },
  }
}
