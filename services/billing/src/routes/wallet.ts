import type { billingOperations } from '@lumen/contracts/billing/operations'
import type { Handlers } from '@lumen/http/operations'
import type { BillingContext } from '../context.ts'
import {
  readBalance,
  readQuote,
  readTransactions,
  readUsageStats,
} from '../use-cases/read-wallet.ts'

/** Entrance of /api/wallet. */
export const walletRoutes = (context: BillingContext): Handlers<typeof billingOperations> => ({
  'GET /api/wallet/balance': ({ caller }) => readBalance(context, caller.userId, caller.language),
  'GET /api/wallet/usage-stats': ({ caller, query }) =>
    readUsageStats(context, caller.userId, query.timeZone),
  'GET /api/wallet/transactions': ({ caller, query }) =>
    readTransactions(context, caller.userId, caller.language, query),
  'GET /api/wallet/quote': ({ caller, query }) => readQuote(context, caller.userId, query),
})
