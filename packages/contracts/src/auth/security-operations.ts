import { Type, type Static } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id, Success, Timestamp } from '../schema.ts'
import { authLimits } from './limits.ts'
import { Device } from './notifications.ts'
import { SecondFactorCode } from './schema.ts'

/** What is noted of an account’s safety. */
export const securityEventKinds = [
  'registered',
  'signed-in',
  'sign-in-failed',
  'sign-in-paused',
  'reauthenticated',
  'password-changed',
  'password-reset',
  'reset-requested',
  'email-verified',
  'email-change-requested',
  'email-changed',
  'email-restored',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'totp-added',
  'totp-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'provider-linked',
  'provider-unlinked',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export const SecurityEvent = Closed(
  {
    id: Id,
    kind: Type.Enum(securityEventKinds),
    at: Timestamp,
    device: Device,
    /** It came from a network that the account had been used from before. */
    knownNetwork: Type.Boolean(),
  },
  { $id: 'SecurityEvent' },
)
export type SecurityEvent = Static<typeof SecurityEvent>

/** How an account is protected. */
export const SecurityState = Closed(
  {
    /** Until when what needs a fresh sign-in goes without asking again. */
    freshUntil: Timestamp,
    totp: Type.Boolean(),
    recoveryCodesLeft: Type.Integer({ minimum: 0 }),
    passkeys: Type.Integer({ minimum: 0 }),
    /** Whether this copy of the product sends mails, as a way back into the account. */
    mails: Type.Boolean(),
  },
  { $id: 'SecurityState' },
)
export type SecurityState = Static<typeof SecurityState>

const RecoveryCodes = Closed({
  recoveryCodes: Type.Array(Type.String(), { description: 'Shown this once; each holds once' }),
})
/** What protects an account beside its password, and what happened to it. */
export const securityOperations = defineOperations({
  'GET /api/auth/security': {
    service: 'auth',
    access: 'user',
    summary: 'How one’s account is protected',
    replies: { 200: SecurityState },
  },
  'GET /api/auth/security/events': {
    service: 'auth',
    access: 'user',
    summary: 'What happened to one’s account, the latest 100 first',
    replies: { 200: Type.Array(SecurityEvent) },
  },
  'POST /api/auth/reauthenticate': {
    service: 'auth',
    access: 'user',
    summary: 'Show again who one is, before changes that `reauthentication_required` asks it for',
    body: Closed({
      password: Type.String({ minLength: 1, maxLength: authLimits.passwordMax }),
      code: Type.Optional(SecondFactorCode),
    }),
    replies: { 200: Closed({ freshUntil: Timestamp }) },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'POST /api/auth/totp': {
    service: 'auth',
    access: 'user',
    summary: 'Begin with an authenticator app: its secret, which holds once a code was confirmed',
    replies: { 200: Closed({ secret: Type.String(), uri: Type.String() }) },
    rate: { max: 30, windowSeconds: 3600 },
  },
  'POST /api/auth/totp/confirm': {
    service: 'auth',
    access: 'user',
    summary: 'Confirm the authenticator app by a code; from now on signing in asks for one',
    body: Closed({ code: SecondFactorCode }),
    replies: { 200: RecoveryCodes },
    rate: { max: 30, windowSeconds: 3600 },
  },
  'DELETE /api/auth/totp': {
    service: 'auth',
    access: 'user',
    summary: 'Sign in without an authenticator app again; its recovery codes go too',
    replies: { 200: Success },
  },
  'POST /api/auth/recovery-codes': {
    service: 'auth',
    access: 'user',
    summary: 'Make new recovery codes; the old ones hold no longer',
    replies: { 200: RecoveryCodes },
    rate: { max: 30, windowSeconds: 3600 },
  },
})
