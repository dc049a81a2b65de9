import type { creditShares } from '@lumen/contracts/billing/office-schema'
import { creditsToTake } from './take-back.ts'

type Given = { amount_cents: number; refunded_cents: number; refund_cents: number | null }

/** What came back of a payment, with what is on its way. */
export const givenBackOf = (payment: Given): number =>
  Math.max(payment.refunded_cents, payment.refund_cents ?? 0)

/**
 * What giving more of a payment back takes with it: of the credits that came with it the same share as
 * of its money, less those that went before; or none, where they are left to their owner.
 * @param granted credits that came with the payment and did not expire
 */
export function officeShare(
  payment: Given & { taken_back: number },
  granted: number,
  part: { cents: number; credits: (typeof creditShares)[number] },
): { untilCents: number; leftCents: number; creditsTaken: number } {
  const given = givenBackOf(payment)
  const untilCents = given + part.cents
  const due = creditsToTake(granted, {
    amountCents: payment.amount_cents,
    refundedCents: untilCents,
    disputed: false,
  })
  return {
    untilCents,
    leftCents: payment.amount_cents - given,
    creditsTaken: part.credits === 'keep' ? 0 : Math.max(0, due - payment.taken_back),
  }
}
