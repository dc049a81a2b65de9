import type { authOperations } from '@lumen/contracts/auth/operations'
import type { Session } from '@lumen/contracts/auth/schema'
import { accepted, type Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { deviceCookie, sessionCookie } from '../domain/session-cookie.ts'
import type { Visitor } from '../domain/visitor.ts'
import { changeUser } from '../use-cases/change-user.ts'
import { readUser } from '../use-cases/read-user.ts'
import { registerUser } from '../use-cases/register-user.ts'
import { signIn } from '../use-cases/sign-in.ts'
import { endUserSessions } from '../use-cases/end-sessions.ts'
import { visitorOf } from './visitor.ts'

/** Entrance of /api/auth. */
export function accountRoutes(context: AuthContext): Handlers<typeof authOperations> {
  const https = context.config.PUBLIC_URL?.startsWith('https:') ?? false
  type SetHeader = (name: string, value: string) => void
  const withCookies = (session: Session, { deviceToken }: Visitor, setHeader: SetHeader) => {
    setHeader('set-cookie', sessionCookie(session.token, https))
    setHeader('set-cookie', deviceCookie(deviceToken, https))
    return session
  }
  return {
    'POST /api/auth/register': async (request) => {
      const visitor = visitorOf(context, request)
      const made = await registerUser(context, request.body, visitor)
      return made === 'mailed'
        ? accepted({ status: 'confirm-email' as const })
        : withCookies(made, visitor, request.setHeader)
    },
    'POST /api/auth/login': async (request) => {
      const visitor = visitorOf(context, request)
      const session = await signIn(context, request.body, visitor)
      return withCookies(session, visitor, request.setHeader)
    },
    'POST /api/auth/logout': async ({ caller, setHeader }) => {
      await endUserSessions(context, caller.userId, { only: caller.sessionId })
      setHeader('set-cookie', sessionCookie(null, https))
      return { success: true }
    },
    'GET /api/auth/me': ({ caller }) => readUser(context, caller.userId),
    'PATCH /api/auth/me': ({ caller, body }) => changeUser(context, caller.userId, body),
    'PATCH /api/auth/preferences': async ({ caller, body }) =>
      (await changeUser(context, caller.userId, body)).preferences,
  }
}
