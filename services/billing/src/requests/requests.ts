import type { RequestHandlers } from '@lumen/bus/answers'
import type { billingRequests } from '@lumen/contracts/billing/bus'
import type { BillingContext } from '../context.ts'
import { release, settle } from '../use-cases/end-reservation.ts'
import { readAccount } from '../use-cases/read-account.ts'
import { reserve } from '../use-cases/reserve.ts'

/** What other services ask: credits for what they make, and what to show of a user. */
export function billingRequestHandlers(
  context: BillingContext,
): RequestHandlers<typeof billingRequests> {
  return {
    'billing.reserve': (request) => reserve(context, request),
    'billing.settle': (request) => settle(context, request),
    'billing.release': ({ reservationId }) => release(context, reservationId),
    'billing.read-account': ({ userId }) => readAccount(context, userId),
  }
}
