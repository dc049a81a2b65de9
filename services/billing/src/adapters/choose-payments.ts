import type { Clock } from '@lumen/runtime/clock'
import type { Kysely } from 'kysely'
import { allowsTestCheckout, type BillingConfig } from '../config.ts'
import type { BillingTables } from '../store/tables.ts'
import type { LocalPayments } from './local/local-payments.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'

export type Payments = {
  /** null: nobody takes payments here. */
  provider: PaymentProvider | null
  /** The checkout without money, where it is the provider. */
  local: LocalPayments | null
}

/** Stripe where its key is set; else the test checkout, where purchases without money are allowed. */
export async function choosePayments(
  config: BillingConfig,
  { db, clock }: { db: Kysely<BillingTables>; clock: Clock },
): Promise<Payments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL } = config
  if (secretKey !== undefined && webhookSecret !== undefined && PUBLIC_URL !== undefined) {
    const { createStripePayments } = await import('./stripe/stripe-payments.ts')
    const settings = { secretKey, webhookSecret, apiBase: config.STRIPE_API_BASE }
    return { provider: createStripePayments(settings, PUBLIC_URL), local: null }
  }
  if (!allowsTestCheckout(config)) return { provider: null, local: null }
  const { createLocalPayments } = await import('./local/local-payments.ts')
  const local = createLocalPayments({ db, clock })
  return { provider: local, local }
}
