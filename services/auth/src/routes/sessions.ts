import type { sessionOperations } from '@lumen/contracts/auth/session-operations'
import { AppError } from '@lumen/http/app-error'
import type { Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { checkOwnToken } from '../use-cases/check-own-token.ts'
import { changePassword } from '../use-cases/change-password.ts'
import { endUserSessions } from '../use-cases/end-sessions.ts'
import { readSessions } from '../use-cases/read-sessions.ts'
import { readUserStats } from '../use-cases/read-user-stats.ts'
import { setSessionCookies } from './session-cookies.ts'
import { visitorOf } from './visitor.ts'

/** Entrance of /api/auth/sessions, /api/auth/password and /api/user/stats. */
export const sessionRoutes = (context: AuthContext): Handlers<typeof sessionOperations> => ({
  'GET /api/auth/sessions': ({ caller }) => readSessions(context, caller),
  'DELETE /api/auth/sessions/:sessionId': async ({ caller, params }) => {
    const ended = await endUserSessions(context, caller.userId, { only: params.sessionId })
    if (ended === 0) throw new AppError('not_found', 'There is no such session')
    return { success: true }
  },
  'DELETE /api/auth/sessions': async ({ caller }) => ({
    ended: await endUserSessions(context, caller.userId, { except: caller.sessionId }),
  }),
  'POST /api/auth/sessions/cookie': async (request) => {
    const { caller, body, setHeader } = request
    await checkOwnToken(context, caller, body.token)
    setSessionCookies(context, body.token, visitorOf(context, request), setHeader)
    return { success: true }
  },
  'POST /api/auth/password': async (request) => ({
    ended: await changePassword(context, request.caller, request.body, visitorOf(context, request)),
  }),
  'GET /api/user/stats': ({ caller, query }) =>
    readUserStats(context, caller.userId, query.timeZone),
})
