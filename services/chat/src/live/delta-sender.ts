import type { LiveDeltas } from '@lumen/contracts/chat/bus'
import { createDeltaBatch, type DeltaBatch } from '../domain/delta-batch.ts'

/** A batch goes out early at this size: far below what one NATS message may carry. */
const earlyUnits = 64 * 1024

export type DeltaSender = {
  /** Queues a delta; it goes out together with others of the next few milliseconds. */
  send(gatewayId: string, messageId: string, seq: number, delta: string): void
  /** Sends what waits for these gateways now. */
  flush(gatewayIds: Iterable<string>): void
  close(): void
}

/**
 * Sends deltas in batches per gateway. The first delta after a pause starts the clock, so nothing
 * waits longer than `batchMs`, and many replies share one message.
 */
export function createDeltaSender(options: {
  batchMs: number
  publish: (gatewayId: string, deltas: LiveDeltas) => void
}): DeltaSender {
  const waiting = new Map<string, { batch: DeltaBatch; timer: NodeJS.Timeout }>()

  const flush = (gatewayId: string) => {
    const entry = waiting.get(gatewayId)
    if (entry === undefined) return
    waiting.delete(gatewayId)
    clearTimeout(entry.timer)
    options.publish(gatewayId, entry.batch.take())
  }
  const open = (gatewayId: string) => {
    const entry = {
      batch: createDeltaBatch(),
      timer: setTimeout(() => flush(gatewayId), options.batchMs),
    }
    waiting.set(gatewayId, entry)
    return entry
  }

  return {
    send(gatewayId, messageId, seq, delta) {
      const { batch } = waiting.get(gatewayId) ?? open(gatewayId)
      batch.add(messageId, seq, delta)
      if (batch.size() >= earlyUnits) flush(gatewayId)
    },
    flush(gatewayIds) {
      for (const gatewayId of gatewayIds) flush(gatewayId)
    },
    close() {
      for (const gatewayId of waiting.keys()) flush(gatewayId)
    },
  }
}
