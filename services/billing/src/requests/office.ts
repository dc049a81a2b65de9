import type { RequestHandlers } from '@lumen/bus/answers'
import type { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import type { BillingContext } from '../context.ts'
import { listMovements } from '../store/office-lists.ts'
import { sumRevenue } from '../store/payments.ts'
import { adjustCredits } from '../use-cases/adjust-credits.ts'
import { endGivenPlan, givePlan } from '../use-cases/give-plan.ts'
import { giveBack, previewGiveBack } from '../use-cases/give-back.ts'
import {
  readPayment,
  readPayments,
  readPaymentState,
  readSubscriptions,
} from '../use-cases/read-books.ts'

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** What the back office asks: the books, what takes payments, refunds and credits by administrators. */
export const officeHandlers = (
  context: BillingContext,
): RequestHandlers<typeof billingOfficeRequests> => ({
  'billing.read-revenue': ({ since }) => sumRevenue(context.mayBeOld, new Date(since)),
  'billing.give-plan': async ({ until, ...gift }) => ({
    outcome: await givePlan(context, { ...gift, until: new Date(until) }),
  }),
  'billing.end-given-plan': async ({ userId }) => ({ plan: await endGivenPlan(context, userId) }),
  'billing.list-movements': async ({ since, until, ...page }) => {
    const period = { since: timeOf(since), until: timeOf(until) }
    const rows = await listMovements(context.db, { ...page, ...period })
    return {
      lines: rows.map(({ user_id: userId, created_at: at, ...line }) => ({
        ...line,
        userId,
        at: at.toISOString(),
      })),
    }
  },
  'billing.list-payments': async (page) => ({ payments: await readPayments(context, page) }),
  'billing.read-payment': async ({ paymentId }) => ({
    payment: await readPayment(context, paymentId),
  }),
  'billing.list-subscriptions': async (page) => ({
    subscriptions: await readSubscriptions(context, page),
  }),
  'billing.read-payment-state': () => readPaymentState(context),
  'billing.preview-office-refund': (part) => previewGiveBack(context, part),
  'billing.give-back': (wanted) => giveBack(context, wanted),
  'billing.adjust-credits': (wanted) => adjustCredits(context, wanted),
})
