import { BusError } from '@lumen/bus/bus-error'
import { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import type { creditShares, OfficeRefundPreview } from '@lumen/contracts/billing/office-schema'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { writeDown } from '../store/audit-log.ts'
import { readUser } from './read-people.ts'

type Part = { paymentId: string; cents: number; credits: (typeof creditShares)[number] }

const refusals = {
  unknown: () => new AppError('not_found', 'There is no such payment'),
  not_refundable: () =>
    new AppError(
      'not_refundable',
      'This payment cannot be given back here: all of it was, a bank takes it back, its account is erased, or another provider took it',
    ),
  too_much: () => new AppError('conflict', 'That is more than is left of this payment'),
  changed: () =>
    new AppError('conflict', 'Some of this payment was given back meanwhile; look at it again'),
} as const

/** What billing says of itself, as it says it: that Stripe is away, that somebody was faster. */
async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof BusError && error.appCode !== undefined)
      throw new AppError(error.appCode, error.message, { cause: error })
    throw error
  }
}

/** What giving so much of a payment back would do. @throws AppError when it cannot be given */
export async function previewRefund(
  { bus }: AdminContext,
  part: Part,
): Promise<OfficeRefundPreview> {
  const answer = await answerOf(
    bus.request(billingOfficeRequests, 'billing.preview-office-refund', part),
  )
  if (answer.outcome !== 'possible') throw refusals[answer.outcome]()
  return answer.preview
}

/**
 * Gives so much of a payment back. It is written down first: what was tried stands in the log even when
 * billing does not answer.
 * @throws AppError `not_found`, `not_refundable`, `conflict`, `payment_unavailable`
 */
export async function refundPayment(
  { db, bus, clock }: AdminContext,
  actor: string,
  { reason, ...wanted }: Part & { id: string; refundedCents: number; reason: string },
): Promise<{ creditsTaken: number; pending: boolean }> {
  const { paymentId, cents, credits } = wanted
  const { payment } = await bus.request(billingOfficeRequests, 'billing.read-payment', {
    paymentId,
  })
  if (payment === null) throw refusals.unknown()
  await writeDown(db, {
    at: clock.now(),
    actor,
    action: 'refund-payment',
    subject: payment.userId,
    reason,
    detail: `${payment.kind}:${payment.item} ${cents / 100} ${payment.currency.toUpperCase()}, ${credits}, ${paymentId}`,
  })
  const answer = await answerOf(bus.request(billingOfficeRequests, 'billing.give-back', wanted))
  if (answer.outcome !== 'done') throw refusals[answer.outcome]()
  return { creditsTaken: answer.creditsTaken, pending: answer.pending }
}

/**
 * Gives credits, or takes some. It is written down first.
 * @throws AppError `not_found`, `conflict` when there are not so many to take
 */
export async function adjustCredits(
  context: AdminContext,
  actor: string,
  { reason, ...wanted }: { id: string; userId: string; credits: number; reason: string },
): Promise<{ balance: number }> {
  const { db, bus, clock } = context
  const { userId, credits } = wanted
  if (credits === 0) throw new AppError('invalid_input', 'No credits are none to give')
  await readUser(context, userId)
  await writeDown(db, {
    at: clock.now(),
    actor,
    action: credits > 0 ? 'grant-credits' : 'take-credits',
    subject: userId,
    reason,
    detail: String(Math.abs(credits)),
  })
  const answer = await answerOf(
    bus.request(billingOfficeRequests, 'billing.adjust-credits', wanted),
  )
  if (answer.outcome === 'too_much')
    throw new AppError('conflict', `There are ${answer.balance} credits that can be taken`)
  return { balance: answer.balance }
}
