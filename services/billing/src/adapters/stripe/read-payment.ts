import type { Stripe } from 'stripe'
import type { ProviderPayment } from '../../domain/payment-provider.ts'
import { found, asked } from './stripe-failures.ts'
import { idOf, ownCheckout, subscriptionOfInvoice } from './stripe-states.ts'

const takenBack = new Set([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
])

/** A payment as it is now, with what it paid for; null when it did not come or is none of ours. */
export async function readStripePayment(
  stripe: Stripe,
  id: string,
): Promise<ProviderPayment | null> {
  const intent = await found(() =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
  )
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const customerId = idOf(intent?.customer)
  if (!intent || intent.status !== 'succeeded' || charge === null || customerId === null)
    return null
  const bought = await whatFor(stripe, id)
  if (bought === null) return null
  const disputes = charge.disputed
    ? await asked(() => stripe.disputes.list({ payment_intent: id }))
    : { data: [] }
  return {
    id,
    customerId,
    amountCents: intent.amount_received,
    currency: intent.currency,
    refundedCents: charge.amount_refunded,
    disputed: disputes.data.some(({ status }) => takenBack.has(status)),
    disputeLost: disputes.data.some(({ status }) => status === 'lost'),
    paidAt: new Date(charge.created * 1000),
    url: bought.url ?? charge.receipt_url,
    of: bought.of,
  }
}

async function whatFor(
  stripe: Stripe,
  id: string,
): Promise<{ url: string | null; of: ProviderPayment['of'] } | null> {
  const paid = await asked(() =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: id },
      expand: ['data.invoice'],
    }),
  )
  const invoice = paid.data[0]?.invoice
  if (typeof invoice === 'object' && 'lines' in invoice) {
    const subscriptionId = subscriptionOfInvoice(invoice)
    // What it pays ahead is on the line that ends last; a difference begins when it was made.
    const line = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end)[0]
    // Another interval begins a period of its own: only within one period is it a mere difference.
    const isOnePeriod = invoice.lines.data.every(({ period }) => period.end === line?.period.end)
    if (subscriptionId !== null && line !== undefined)
      return {
        url: invoice.hosted_invoice_url ?? null,
        of: {
          kind: 'plan',
          subscriptionId,
          upgrade: invoice.billing_reason === 'subscription_update' && isOnePeriod,
          from: new Date(line.period.start * 1000),
          to: new Date(line.period.end * 1000),
        },
      }
  }
  const sessions = await asked(() =>
    stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }),
  )
  const checkoutId = ownCheckout(sessions.data[0]?.client_reference_id)
  if (checkoutId === null) return null
  return {
    url:
      typeof invoice === 'object' && 'lines' in invoice
        ? (invoice.hosted_invoice_url ?? null)
        : null,
    of: { kind: 'pack', checkoutId },
  }
}
