import { subjects } from '@lumen/contracts/bus'
import type { EventEnvelope } from '@lumen/contracts/bus'
import type { WalletFrame } from '@lumen/contracts/billing/bus'
import type { BillingContext } from '../context.ts'

type WalletChanged = EventEnvelope<string, { userId: string; version: number }>

/** Tells every device of a user that the wallet changed, once it is certain. */
export const consumeOwnEvents = ({ bus }: BillingContext): Promise<{ close(): Promise<void> }> =>
  bus.consume({
    durable: 'billing-live',
    filter: 'event.billing.wallet-changed',
    concurrency: 8,
    handler: (event) => {
      const { userId, version } = (event as WalletChanged).payload
      const frame: WalletFrame = { kind: 'wallet-changed', version }
      bus.broadcast(subjects.liveUser(userId), frame)
      return Promise.resolve()
    },
  })
