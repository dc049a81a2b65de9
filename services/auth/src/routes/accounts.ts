import type { authOperations } from '@lumen/contracts/auth/operations'
import type { Session } from '@lumen/contracts/auth/schema'
import type { Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { deviceOf } from '../domain/device.ts'
import { sessionCookie } from '../domain/session-cookie.ts'
import { changeUser } from '../use-cases/change-user.ts'
import { readUser } from '../use-cases/read-user.ts'
import { registerUser } from '../use-cases/register-user.ts'
import { signIn } from '../use-cases/sign-in.ts'
import { endUserSessions } from '../use-cases/end-sessions.ts'

/** Entrance of /api/auth. */
export function accountRoutes(context: AuthContext): Handlers<typeof authOperations> {
  const secure = context.config.PUBLIC_URL?.startsWith('https:') ?? false
  const withCookie = (session: Session, setHeader: (name: string, value: string) => void) => {
    setHeader('set-cookie', sessionCookie(session.token, secure))
    return session
  }
  return {
    'POST /api/auth/register': async ({ body, header, setHeader }) =>
      withCookie(await registerUser(context, body, deviceOf(header('user-agent'))), setHeader),
    'POST /api/auth/login': async ({ body, address, header, setHeader }) =>
      withCookie(
        await signIn(context, body, { address, device: deviceOf(header('user-agent')) }),
        setHeader,
      ),
    'POST /api/auth/logout': async ({ caller, setHeader }) => {
      await endUserSessions(context, caller.userId, { only: caller.sessionId })
      setHeader('set-cookie', sessionCookie(null, secure))
      return { success: true }
    },
    'GET /api/auth/me': ({ caller }) => readUser(context, caller.userId),
    'PATCH /api/auth/me': ({ caller, body }) => changeUser(context, caller.userId, body),
    'PATCH /api/auth/preferences': async ({ caller, body }) =>
      (await changeUser(context, caller.userId, body)).preferences,
  }
}
