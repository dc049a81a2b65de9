import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id, Success, Timestamp } from '../schema.ts'
import {
  CreationOptions,
  NewCredential,
  Passkey,
  PasskeyAnswer,
  PasskeyChallenge,
  PasskeyName,
} from './passkeys.ts'
import { Session } from './schema.ts'

const PasskeyId = Type.Object({ passkeyId: Id })

/** Signing in without a password, by what a device keeps and checks its owner for (WebAuthn). */
export const passkeyOperations = defineOperations({
  'POST /api/auth/passkeys/challenge': {
    service: 'auth',
    access: 'public',
    summary:
      'Begin to show who one is by a passkey, whoever’s it is: the challenge takes one answer',
    replies: { 200: PasskeyChallenge },
    rate: { max: 120, windowSeconds: 60 },
  },
  'POST /api/auth/passkeys/sign-in': {
    service: 'auth',
    access: 'public',
    summary: 'Sign in by a passkey, which stands for password and second factor',
    body: PasskeyAnswer,
    replies: { 200: Session },
    rate: { max: 60, windowSeconds: 60 },
  },
  'POST /api/auth/passkeys/reauthenticate': {
    service: 'auth',
    access: 'user',
    summary: 'Show again who one is, by one of one’s own passkeys',
    body: PasskeyAnswer,
    replies: { 200: Closed({ freshUntil: Timestamp }) },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'GET /api/auth/passkeys': {
    service: 'auth',
    access: 'user',
    summary: 'One’s passkeys, the newest first',
    replies: { 200: Type.Array(Passkey) },
  },
  'POST /api/auth/passkeys/options': {
    service: 'auth',
    access: 'user',
    summary: 'Begin with a new passkey: what the browser makes it of. Needs a fresh sign-in',
    replies: { 200: CreationOptions },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'POST /api/auth/passkeys': {
    service: 'auth',
    access: 'user',
    summary:
      'Add the passkey that the browser made; named after the device unless it says otherwise. Needs a fresh sign-in',
    body: Closed({ credential: NewCredential, name: Type.Optional(PasskeyName) }),
    replies: { 201: Passkey },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'PATCH /api/auth/passkeys/:passkeyId': {
    service: 'auth',
    access: 'user',
    summary: 'Name one of one’s passkeys',
    params: PasskeyId,
    body: Closed({ name: PasskeyName }),
    replies: { 200: Passkey },
  },
  'DELETE /api/auth/passkeys/:passkeyId': {
    service: 'auth',
    access: 'user',
    summary: 'Remove one of one’s passkeys: nobody signs in by it again. Needs a fresh sign-in',
    params: PasskeyId,
    replies: { 200: Success },
  },
})
