import type { passkeyOperations } from '@lumen/contracts/auth/passkey-operations'
import type { Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { beginPasskeyCheck } from '../use-cases/check-passkey.ts'
import {
  addPasskey,
  beginPasskey,
  dropPasskey,
  namePasskey,
  readPasskeys,
} from '../use-cases/manage-passkeys.ts'
import { reauthenticateByPasskey, signInByPasskey } from '../use-cases/sign-in-by-passkey.ts'
import { setSessionCookies } from './session-cookies.ts'
import { visitorOf } from './visitor.ts'

/** Entrance of signing in without a password. */
export const passkeyRoutes = (context: AuthContext): Handlers<typeof passkeyOperations> => ({
  'POST /api/auth/passkeys/challenge': () => beginPasskeyCheck(context),
  'POST /api/auth/passkeys/sign-in': async (request) => {
    const visitor = visitorOf(context, request)
    const session = await signInByPasskey(context, request.body, visitor)
    setSessionCookies(context, session.token, visitor, request.setHeader)
    return session
  },
  'POST /api/auth/passkeys/reauthenticate': (request) =>
    reauthenticateByPasskey(context, request.caller, request.body, visitorOf(context, request)),
  'GET /api/auth/passkeys': ({ caller }) => readPasskeys(context, caller.userId),
  'POST /api/auth/passkeys/options': ({ caller }) => beginPasskey(context, caller),
  'POST /api/auth/passkeys': (request) =>
    addPasskey(context, request.caller, request.body, visitorOf(context, request)),
  'PATCH /api/auth/passkeys/:passkeyId': ({ caller, params, body }) =>
    namePasskey(context, { id: params.passkeyId, userId: caller.userId, name: body.name }),
  'DELETE /api/auth/passkeys/:passkeyId': async (request) => {
    const { caller, params } = request
    await dropPasskey(context, caller, params.passkeyId, visitorOf(context, request))
    return { success: true }
  },
})
