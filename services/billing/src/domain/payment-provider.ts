import type { Language } from '@lumen/contracts/languages'
import type { PlanId } from '@lumen/contracts/plans'

/** Test mode of Stripe is another world: its customers and plans do not count in the real one. */
export type ProviderName = 'stripe' | 'stripe-test' | 'local'
export type PaidInterval = 'month' | 'year'
export type SubscriptionStatus = 'active' | 'past_due' | 'pending' | 'ended'

/** What is bought. The provider knows its price; nobody else says one. */
export type Item =
  | { kind: 'pack'; id: string }
  | { kind: 'plan'; id: PlanId; interval: PaidInterval }

export type Order = {
  /** Ours; asking twice with it makes one purchase. */
  checkoutId: string
  customerId: string
  item: Item
  amountCents: number
  language: Language
  expiresAt: Date
}

export type ProviderCheckout = {
  id: string
  /** Ours, from the order; null: another product's. */
  checkoutId: string | null
  status: 'open' | 'complete' | 'expired'
  /** Where to pay while it is open. */
  url: string | null
  paymentId: string | null
  subscriptionId: string | null
}

export type ProviderSubscription = {
  id: string
  customerId: string
  plan: PlanId
  interval: PaidInterval
  status: SubscriptionStatus
  startedAt: Date
  periodEnd: Date
  /** Until when its invoices are paid. */
  paidUntil: Date
  cancelAtPeriodEnd: boolean
  /** What it becomes at the end of the period. */
  next: { plan: PlanId; interval: PaidInterval } | null
  /** What the next period costs, before taxes and discounts; null: not known. */
  renewal: { cents: number; currency: string } | null
  /** Payments that may not have been told of: that of its last invoice is among them. */
  paymentIds: readonly string[]
}

export type ProviderPayment = {
  id: string
  customerId: string
  amountCents: number
  currency: string
  refundedCents: number
  /** Taken back by the bank, for now or for good. */
  disputed: boolean
  /** Taken back by the bank for good. */
  disputeLost: boolean
  paidAt: Date
  url: string | null
  of:
    | { kind: 'pack'; checkoutId: string }
    | { kind: 'plan'; subscriptionId: string; upgrade: boolean; from: Date; to: Date }
}

export type UpgradePreview = {
  /** Due at once. */
  dueCents: number
  /** What is left of the running period, which pays part of it. */
  creditedCents: number
  /** When the next payment is due. */
  nextAt: Date
}

/** What an event is about: it says where to look, never what is there. */
export type ProviderEvent = {
  id: string
  type: string
  at: Date
  about: { kind: 'checkout' | 'subscription' | 'invoice' | 'payment'; id: string } | null
}

/**
 * Who takes payments. Reads answer what is so now, null for what is not ours or not there. Failures
 * are `payment_unavailable` (nothing was done, or asking again finds it done) and `payment_declined`.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  readonly portal: boolean
  createCustomer(userId: string): Promise<string>
  createCheckout(order: Order): Promise<ProviderCheckout>
  expireCheckout(id: string): Promise<void>
  openPortal(customerId: string, language: Language): Promise<string>
  /**
   * Moves up at once; the difference is paid now, or nothing changes.
   * @returns a page where its user confirms the payment: it moves up once that is paid, and not at all
   * when it is left; null: it has moved up
   */
  upgrade(
    id: string,
    to: { plan: PlanId; interval: PaidInterval },
    key: string,
  ): Promise<string | null>
  /** Becomes another plan at the end of the period. */
  changeAtPeriodEnd(id: string, to: { plan: PlanId; interval: PaidInterval }): Promise<void>
  cancelAtPeriodEnd(id: string): Promise<void>
  /** Takes back what was to happen at the end of the period. */
  resume(id: string): Promise<void>
  end(id: string): Promise<void>
  /** What `upgrade` would cost now; nothing is changed. */
  previewUpgrade(id: string, to: { plan: PlanId; interval: PaidInterval }): Promise<UpgradePreview>
  /**
   * Gives back what is missing until so much of a payment came back, in all; all of it when absent.
   * Asking again for the same changes nothing; of two at once no more comes back than the larger sum.
   */
  refund(paymentId: string, untilCents?: number): Promise<void>
  /** Ends what a customer pays for and forgets them; what they paid stays on the provider's books. */
  eraseCustomer(customerId: string): Promise<void>
  /** @throws AppError `forbidden` when the signature is not the provider's */
  readEvent(body: Uint8Array, signature: string | undefined): ProviderEvent
  readCheckout(id: string): Promise<ProviderCheckout | null>
  readSubscription(id: string): Promise<ProviderSubscription | null>
  readPayment(id: string): Promise<ProviderPayment | null>
  readInvoice(
    id: string,
  ): Promise<{ subscriptionId: string | null; paymentId: string | null } | null>
}
