import type { EventEnvelope } from '@lumen/contracts/bus'
import type { BillingContext } from '../context.ts'

type WalletChanged = EventEnvelope<string, { userId: string; version: number }>

/** Tells every device of a user that the wallet changed, once it is certain. */
export const consumeOwnEvents = ({
  bus,
  teller,
}: BillingContext): Promise<{ close(): Promise<void> }> =>
  bus.consume({
    durable: 'billing-live',
    filter: 'event.billing.wallet-changed',
    concurrency: 8,
    handler: (event) => {
      const { userId, version } = (event as WalletChanged).payload
      teller.tell(userId, version)
      return Promise.resolve()
    },
  })
