import { authRequests, type MoneyNotice } from '@lumen/contracts/auth/bus'
import type { EventEnvelope } from '@lumen/contracts/bus'
import { eventConsumers } from '@lumen/contracts/consumers'
import type { BillingContext } from '../context.ts'

type WalletChanged = EventEnvelope<string, { userId: string; version: number }>
type NoticeWritten = EventEnvelope<string, { userId: string; notice: MoneyNotice }>

/** Tells every device of a user that the wallet changed, and auth what they are to be told of, once it is certain. */
export async function consumeOwnEvents({
  bus,
  teller,
}: BillingContext): Promise<{ close(): Promise<void> }> {
  const wallets = await bus.consume({
    ...eventConsumers.billing.live,
    handler: (event) => {
      const { userId, version } = (event as WalletChanged).payload
      teller.tell(userId, version)
      return Promise.resolve()
    },
  })
  const notices = await bus.consume({
    ...eventConsumers.billing.notices,
    // The event's id is the notification's: one that comes twice is told once.
    handler: async (event) => {
      const { userId, notice: notification } = (event as NoticeWritten).payload
      await bus.request(authRequests, 'auth.notify', { userId, id: event.id, notification })
    },
  })
  return {
    close: async () => {
      await Promise.all([wallets.close(), notices.close()])
    },
  }
}
