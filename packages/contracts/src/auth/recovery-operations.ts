import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, LanguageCode, Success, Timestamp } from '../schema.ts'
import { authLimits } from './limits.ts'
import { Email, NewPassword } from './schema.ts'

const LinkToken = Type.String({ pattern: '^[\\w-]{43}$' })

/** What following a link of a mail did. */
export const linkOutcomes = [
  'email-verified',
  'registered',
  'email-changed',
  'email-restored',
] as const

/** What needs mail: getting back into an account, and showing that an address is one’s own. */
export const recoveryOperations = defineOperations({
  'POST /api/auth/password/forgot': {
    service: 'auth',
    access: 'public',
    summary:
      'Send a link for a new password; the same answer whether or not the address has an account',
    body: Closed({
      email: FilledText(authLimits.email),
      language: Type.Optional(LanguageCode),
    }),
    replies: { 200: Success },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'POST /api/auth/password/reset': {
    service: 'auth',
    access: 'public',
    summary: 'Choose a new password by a link’s token, which holds once; ends all sessions',
    body: Closed({ token: LinkToken, newPassword: NewPassword }),
    replies: { 200: Success },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'POST /api/auth/links': {
    service: 'auth',
    access: 'public',
    summary: 'Follow another link of a mail, by its token, which holds once',
    body: Closed({ token: LinkToken }),
    replies: { 200: Closed({ outcome: Type.Enum(linkOutcomes) }) },
    rate: { max: 120, windowSeconds: 3600 },
  },
  'POST /api/auth/email/verification': {
    service: 'auth',
    access: 'user',
    summary: 'Send the link again that confirms one’s address',
    replies: { 200: Success },
    rate: { max: 10, windowSeconds: 3600 },
  },
  'POST /api/auth/email': {
    service: 'auth',
    access: 'user',
    summary:
      'Change the address; holds once the link sent there was followed. Needs a fresh sign-in; the same answer whether or not the address is taken',
    body: Closed({ newEmail: Email }),
    replies: { 200: Success },
    rate: { max: 10, windowSeconds: 3600 },
  },
  'GET /api/dev/mails': {
    service: 'auth',
    access: 'public',
    summary:
      'Mails kept instead of sent: only during development, without SMTP, and on this machine',
    replies: {
      200: Type.Array(
        Closed({
          id: Id,
          to: Type.String(),
          subject: Type.String(),
          text: Type.String(),
          at: Timestamp,
        }),
      ),
    },
  },
})
