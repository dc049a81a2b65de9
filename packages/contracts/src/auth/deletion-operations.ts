import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Success } from '../schema.ts'
import { PendingDeletion, ReceiptRequest, ReceiptState } from './deletion.ts'
import { authLimits } from './limits.ts'
import { SecondFactorCode } from './schema.ts'

/** Closing an account: asked for, taken back, and what shows that it was done. */
export const deletionOperations = defineOperations({
  'GET /api/enterprise/privacy/delete-account': {
    service: 'auth',
    access: 'user',
    summary: 'Whether and when one’s account will be deleted',
    replies: { 200: Closed({ deletion: Type.Union([PendingDeletion, Type.Null()]) }) },
  },
  'DELETE /api/enterprise/privacy/delete-account': {
    service: 'auth',
    access: 'user',
    summary:
      'Have one’s account deleted once the days to change one’s mind are over. Needs a sign-in of the last ten minutes, else `reauthentication_required`; asked again it answers as the first time',
    replies: { 200: PendingDeletion },
    rate: { max: 30, windowSeconds: 3600 },
  },
  'POST /api/enterprise/privacy/delete-account': {
    service: 'auth',
    access: 'user',
    summary:
      'The same with the password, in sessions of any age. A wrong one is `invalid_input` at /password',
    body: Closed(
      {
        password: Type.String({ minLength: 1, maxLength: authLimits.passwordMax }),
        /** Of the authenticator app, or a recovery code; asked for by `second_factor_required`. */
        code: Type.Optional(SecondFactorCode),
      },
      { examples: [{ password: 'correct horse battery' }] },
    ),
    replies: { 200: PendingDeletion },
    rate: { max: 30, windowSeconds: 3600 },
  },
  'POST /api/enterprise/privacy/delete-account/revoke': {
    service: 'auth',
    access: 'user',
    summary: 'Keep one’s account after all; `conflict` once it is being erased',
    replies: { 200: Success },
  },
  'POST /api/erasure-receipts': {
    service: 'auth',
    access: 'public',
    summary: 'The signed receipt of a deletion, by the secret of its link',
    body: ReceiptRequest,
    replies: { 200: ReceiptState },
    rate: { max: 60, windowSeconds: 3600 },
  },
})
