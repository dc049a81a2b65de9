import type { RequestHandlers } from '@lumen/bus/answers'
import type { billingRequests } from '@lumen/contracts/billing/bus'
import type { erasureRequests } from '@lumen/contracts/erasure'
import type { BillingContext } from '../context.ts'
import { release, releaseByKey, settle } from '../use-cases/end-reservation.ts'
import { eraseUser } from '../use-cases/erase-user.ts'
import { readAccount } from '../use-cases/read-account.ts'
import { reserve } from '../use-cases/reserve.ts'

/** What other services ask: credits for what they make, and what to show of a user. */
export function billingRequestHandlers(
  context: BillingContext,
): RequestHandlers<typeof billingRequests & typeof erasureRequests.billing> {
  return {
    'billing.reserve': (request) => reserve(context, request),
    'billing.settle': (request) => settle(context, request),
    'billing.release': (request) =>
      'reservationId' in request
        ? release(context, request.reservationId)
        : releaseByKey(context, request),
    'billing.read-account': ({ userId }) => readAccount(context, userId),
    'billing.erase-user': ({ userId }) => eraseUser(context, userId),
  }
}
