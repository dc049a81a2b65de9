import type { RequestHandlers } from '@lumen/bus/answers'
import type { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import type { AuthContext } from '../context.ts'
import { countAdministrators, findAccount, listAccounts } from '../store/accounts.ts'
import { endUserSessions } from '../use-cases/end-sessions.ts'
import { queueLetter } from '../use-cases/queue-letter.ts'
import { readAccountSessions } from '../use-cases/read-sessions.ts'
import { isFresh } from '../use-cases/require-fresh.ts'
import { suspendAccount } from '../use-cases/suspend-account.ts'

/** What the back office asks. */
export function officeRequestHandlers(
  context: AuthContext,
): RequestHandlers<typeof authOfficeRequests> {
  return {
    'auth.list-accounts': async (input) => ({ accounts: await listAccounts(context.db, input) }),
    'auth.read-account': async ({ userId }) => ({ account: await findAccount(context.db, userId) }),
    'auth.suspend-account': async ({ userId, suspended, reason }) => ({
      outcome: await suspendAccount(context, userId, suspended, reason),
    }),
    'auth.count-administrators': async () => ({ count: await countAdministrators(context.db) }),
    'auth.end-sessions': async ({ userId }) => ({
      ended: await endUserSessions(context, userId, { beyond: 0 }),
    }),
    'auth.list-account-sessions': async ({ userId }) => ({
      sessions: await readAccountSessions(context, userId),
    }),
    'auth.check-fresh': async ({ sessionId }) => ({ fresh: await isFresh(context, sessionId) }),
    'auth.read-mail-mode': async () => ({ mode: context.mailer.mode }),
    'auth.queue-letter': async (letter) => ({ outcome: await queueLetter(context, letter) }),
  }
}
