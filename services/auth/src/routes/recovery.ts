import type { recoveryOperations } from '@lumen/contracts/auth/recovery-operations'
import type { Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { askReset } from '../use-cases/ask-reset.ts'
import { askNewEmail } from '../use-cases/change-email.ts'
import { followLink } from '../use-cases/follow-link.ts'
import { listCapturedMails } from '../use-cases/read-captured-mails.ts'
import { resetPassword } from '../use-cases/reset-password.ts'
import { askVerification } from '../use-cases/verify-email.ts'
import { visitorOf } from './visitor.ts'

/** Entrance of what is asked for, and done, by mail. */
export const recoveryRoutes = (context: AuthContext): Handlers<typeof recoveryOperations> => ({
  'POST /api/auth/password/forgot': async (request) => {
    askReset(context, request.body.email.trim(), visitorOf(context, request))
    return { success: true }
  },
  'POST /api/auth/password/reset': async (request) => {
    await resetPassword(context, request.body, visitorOf(context, request))
    return { success: true }
  },
  'POST /api/auth/links': async (request) => ({
    outcome: await followLink(context, request.body.token, visitorOf(context, request)),
  }),
  'POST /api/auth/email/verification': async ({ caller }) => {
    await askVerification(context, caller.userId)
    return { success: true }
  },
  'POST /api/auth/email': async (request) => {
    const { caller, body } = request
    await askNewEmail(context, caller, body.newEmail, visitorOf(context, request))
    return { success: true }
  },
  'GET /api/dev/mails': ({ address }) => listCapturedMails(context, address),
})
