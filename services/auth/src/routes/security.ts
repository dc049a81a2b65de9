import type { securityOperations } from '@lumen/contracts/auth/security-operations'
import type { Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from '../use-cases/manage-totp.ts'
import { readSecurity, readSecurityEvents } from '../use-cases/read-security.ts'
import { reauthenticate } from '../use-cases/reauthenticate.ts'
import { visitorOf } from './visitor.ts'

/** Entrance of what protects an account beside its password. */
export const securityRoutes = (context: AuthContext): Handlers<typeof securityOperations> => ({
  'GET /api/auth/security': ({ caller }) => readSecurity(context, caller),
  'GET /api/auth/security/events': ({ caller }) => readSecurityEvents(context, caller.userId),
  'POST /api/auth/reauthenticate': (request) =>
    reauthenticate(context, request.caller, request.body, visitorOf(context, request)),
  'POST /api/auth/totp': ({ caller }) => beginTotp(context, caller),
  'POST /api/auth/totp/confirm': (request) =>
    confirmTotp(context, request.caller, request.body.code, visitorOf(context, request)),
  'DELETE /api/auth/totp': async (request) => {
    await removeTotp(context, request.caller, visitorOf(context, request))
    return { success: true }
  },
  'POST /api/auth/recovery-codes': (request) =>
    renewRecoveryCodes(context, request.caller, visitorOf(context, request)),
})
