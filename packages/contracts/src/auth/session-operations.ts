import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id, Success } from '../schema.ts'
import { authLimits } from './limits.ts'
import { DeviceSession, NewPassword, UserStats } from './schema.ts'

/** The account's sessions, its password, and what its owner did. */
export const sessionOperations = defineOperations({
  'GET /api/auth/sessions': {
    service: 'auth',
    access: 'user',
    summary: 'Where one is signed in, this session first, then the latest seen',
    replies: { 200: Type.Array(DeviceSession) },
  },
  'DELETE /api/auth/sessions/:sessionId': {
    service: 'auth',
    access: 'user',
    summary: 'End one of one’s sessions',
    params: Type.Object({ sessionId: Id }),
    replies: { 200: Success },
  },
  'DELETE /api/auth/sessions': {
    service: 'auth',
    access: 'user',
    summary: 'End all sessions but this one',
    replies: { 200: Closed({ ended: Type.Integer({ minimum: 0 }) }) },
  },
  'POST /api/auth/sessions/cookie': {
    service: 'auth',
    access: 'user',
    summary: 'Put the token of this session into the browser’s HttpOnly cookie',
    body: Closed({ token: Type.String({ pattern: '^[\\w-]{43}$' }) }),
    replies: { 200: Success },
  },
  'POST /api/auth/password': {
    service: 'auth',
    access: 'user',
    summary:
      'Change the password; ends all other sessions. A wrong one is `invalid_input` at /currentPassword',
    body: Closed({
      currentPassword: Type.String({ minLength: 1, maxLength: authLimits.passwordMax }),
      newPassword: NewPassword,
    }),
    replies: { 200: Closed({ ended: Type.Integer({ minimum: 0 }) }) },
    rate: { max: 30, windowSeconds: 3600 },
  },
  'GET /api/user/stats': {
    service: 'auth',
    access: 'user',
    summary: 'What the user did, in figures',
    query: Closed({
      timeZone: Type.Optional(
        Type.String({
          pattern: '^[A-Za-z0-9_+/-]+$',
          maxLength: 64,
          description: 'IANA name; says when the user’s day begins. UTC when absent or unknown',
        }),
      ),
    }),
    replies: { 200: UserStats },
  },
})
