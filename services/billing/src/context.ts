import { subjects } from '@lumen/contracts/bus'
import { openOutbox, openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import type { BillingConfig } from './config.ts'
import { createWalletTeller, type WalletTeller } from './live/wallet-teller.ts'
import { choosePayments, type Payments } from './adapters/choose-payments.ts'
import { migrations } from './store/migrations/all.ts'
import type { BillingTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type BillingContext = Opened<BillingTables> & {
  config: BillingConfig
  payments: Payments
  /** Tells devices of wallets that changed. */
  teller: WalletTeller
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: BillingConfig, overrides: Overrides = {}) =>
  openService<BillingContext>(config.base, migrations, overrides, async (opening) => {
    const { context, closer } = opening
    const outbox = await openOutbox(opening)
    const payments = await choosePayments(config, context)
    const teller = createWalletTeller((userId, frame) =>
      context.bus.broadcast(subjects.liveUser(userId), frame),
    )
    closer.add('live frames', () => teller.close())
    return { ...outbox, config, payments, teller }
  })
