import type { authRequests } from '@lumen/contracts/auth/bus'
import type { RequestHandlers } from '@lumen/bus/answers'
import type { AuthContext } from '../context.ts'
import { findLiveSessionIds } from '../store/sessions.ts'
import { identifySession } from '../use-cases/identify-session.ts'
import { notify } from '../use-cases/notify.ts'

/** What other services ask about sessions, and have told to users. */
export function authRequestHandlers(context: AuthContext): RequestHandlers<typeof authRequests> {
  return {
    'auth.identify-session': async ({ tokenHash }) => ({
      identity: await identifySession(context, tokenHash),
    }),
    'auth.check-sessions': async ({ sessionIds }) => ({
      alive: await findLiveSessionIds(context.db, [...sessionIds], context.clock.now()),
    }),
    'auth.notify': async (input) => ({ outcome: await notify(context, input) }),
  }
}
