import type { authOperations } from '@lumen/contracts/auth/operations'
import { accepted, type Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { changeUser } from '../use-cases/change-user.ts'
import { readBirthDate, readUser } from '../use-cases/read-user.ts'
import { registerUser } from '../use-cases/register-user.ts'
import { signIn } from '../use-cases/sign-in.ts'
import { endUserSessions } from '../use-cases/end-sessions.ts'
import { guestIdOf } from './guests.ts'
import { clearSessionCookie, setGuestCookie, setSessionCookies } from './session-cookies.ts'
import { visitorOf } from './visitor.ts'

/** Entrance of /api/auth. */
export function accountRoutes(context: AuthContext): Handlers<typeof authOperations> {
  return {
    'POST /api/auth/register': async (request) => {
      const visitor = visitorOf(context, request)
      const guestId = guestIdOf(request.caller)
      const made = await registerUser(context, request.body, visitor, guestId)
      if (made === 'mailed') return accepted({ status: 'confirm-email' as const })
      setSessionCookies(context, made.token, visitor, request.setHeader)
      if (guestId !== null) setGuestCookie(context, null, request.setHeader)
      return made
    },
    'POST /api/auth/login': async (request) => {
      const visitor = visitorOf(context, request)
      const session = await signIn(context, request.body, visitor)
      setSessionCookies(context, session.token, visitor, request.setHeader)
      return session
    },
    'POST /api/auth/logout': async ({ caller, setHeader }) => {
      await endUserSessions(context, caller.userId, { only: caller.sessionId })
      clearSessionCookie(context, setHeader)
      return { success: true }
    },
    'GET /api/auth/me': ({ caller }) => readUser(context, caller.userId),
    'GET /api/auth/birth-date': ({ caller }) => readBirthDate(context, caller.userId),
    'PATCH /api/auth/me': ({ caller, body }) => changeUser(context, caller.userId, body),
    'PATCH /api/auth/preferences': async ({ caller, body }) =>
      (await changeUser(context, caller.userId, body)).preferences,
  }
}
