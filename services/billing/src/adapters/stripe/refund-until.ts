import { AppError } from '@lumen/http/app-error'
import { Stripe } from 'stripe'
import { readStripePayment } from './read-payment.ts'
import { unless } from './stripe-failures.ts'

/**
 * Gives back what is missing until so much of a payment came back, in all; all of it when absent.
 * A refund is known to Stripe by what came back before it: of two that were worked out from the same
 * reading, at once or after an answer that was lost, it makes one and refuses the other, which reads
 * again. A lock of ours would end when we give up waiting, while Stripe still works at it.
 */
export async function refundUntil(
  stripe: Stripe,
  paymentId: string,
  untilCents?: number,
): Promise<void> {
  let refusedAt: number | null = null
  for (;;) {
    const before = (await readStripePayment(stripe, paymentId))?.refundedCents ?? 0
    if (untilCents !== undefined && untilCents <= before) return
    // Nothing came back meanwhile: the other one is under way, or failed there for now.
    if (before === refusedAt)
      throw new AppError('payment_unavailable', 'Another refund of this payment is under way')
    if (await refund(stripe, paymentId, before, untilCents)) return
    refusedAt = before
  }
}

/** @returns false: another refund began from the same sum */
async function refund(
  stripe: Stripe,
  paymentId: string,
  before: number,
  untilCents: number | undefined,
): Promise<boolean> {
  const part = untilCents === undefined ? {} : { amount: untilCents - before }
  try {
    await unless('charge_already_refunded', () =>
      stripe.refunds.create(
        { payment_intent: paymentId, reason: 'requested_by_customer', ...part },
        { idempotencyKey: `lumen-refund-${paymentId}-after-${before}` },
      ),
    )
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) return false
    throw error
  }
}
