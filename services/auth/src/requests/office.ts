import type { RequestHandlers } from '@lumen/bus/answers'
import type { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import type { AuthContext } from '../context.ts'
import { findAccount, listAccounts } from '../store/accounts.ts'
import { endUserSessions } from '../use-cases/end-sessions.ts'
import { suspendAccount } from '../use-cases/suspend-account.ts'

/** What the back office asks. */
export function officeRequestHandlers(
  context: AuthContext,
): RequestHandlers<typeof authOfficeRequests> {
  return {
    'auth.list-accounts': async (input) => ({ accounts: await listAccounts(context.db, input) }),
    'auth.read-account': async ({ userId }) => ({ account: await findAccount(context.db, userId) }),
    'auth.suspend-account': async ({ userId, suspended }) => ({
      outcome: await suspendAccount(context, userId, suspended),
    }),
    'auth.end-sessions': async ({ userId }) => ({
      ended: await endUserSessions(context, userId, { beyond: 0 }),
    }),
  }
}
