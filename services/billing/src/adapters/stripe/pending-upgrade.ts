import { AppError } from '@lumen/http/app-error'
import { Stripe } from 'stripe'
import { asked } from './stripe-failures.ts'
import { idOf } from './stripe-states.ts'

/**
 * What becomes of a move up whose invoice could not be paid at once: Stripe keeps it beside the
 * subscription (`pending_update`), applies it when the invoice is paid, and forgets it after 23 hours.
 * @returns the page where its user confirms the payment for their bank; null: it is paid by now
 * @throws AppError `payment_declined`: the card was refused, and the move up is given up
 */
export async function pageOfPendingUpgrade(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<string | null> {
  const id = idOf(subscription.latest_invoice)
  if (id === null) throw new Error(`The move up of ${subscription.id} has no invoice`)
  const invoice = await asked(() => stripe.invoices.retrieve(id, { expand: ['payments'] }))
  if (invoice.status === 'paid') return null
  const url = invoice.hosted_invoice_url ?? null
  if (invoice.status === 'open' && url !== null && !(await isRefused(stripe, invoice))) return url
  await giveUpUpgrade(stripe, subscription)
  throw new AppError('payment_declined', 'The payment was declined; nothing was charged')
}

/** Voids the invoice of a move up that waits: it can be paid no more, and nothing changes. */
export async function giveUpUpgrade(
  stripe: Stripe,
  { pending_update: pending, latest_invoice }: Stripe.Subscription,
): Promise<void> {
  const id = idOf(latest_invoice)
  if (pending === null || id === null) return
  const { status } = await asked(() => stripe.invoices.retrieve(id))
  if (status !== 'open') return
  try {
    await asked(() => stripe.invoices.voidInvoice(id))
  } catch (error) {
    // Between the two another click voided it, or its user paid: it is open no more.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

/** Whether the card is refused, and not only asked about: nothing that its user does there would help. */
async function isRefused(stripe: Stripe, { payments }: Stripe.Invoice): Promise<boolean> {
  const open = payments?.data.find(({ status }) => status === 'open')
  const id = idOf(open?.payment.payment_intent)
  if (id === null) return false
  const intent = await asked(() => stripe.paymentIntents.retrieve(id))
  return (
    intent.status === 'requires_payment_method' &&
    intent.last_payment_error?.code !== 'authentication_required'
  )
}
