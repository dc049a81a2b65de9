import type { deletionOperations } from '@lumen/contracts/auth/deletion-operations'
import type { Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { readDeletion, requestDeletion, revokeDeletion } from '../use-cases/delete-account.ts'
import { readReceipt } from '../use-cases/read-receipt.ts'
import { reauthenticate } from '../use-cases/reauthenticate.ts'
import { requireFresh } from '../use-cases/require-fresh.ts'
import { visitorOf } from './visitor.ts'

/** Entrance of closing an account, and of what shows that it was done. */
export const deletionRoutes = (context: AuthContext): Handlers<typeof deletionOperations> => ({
  'GET /api/enterprise/privacy/delete-account': async ({ caller }) => ({
    deletion: await readDeletion(context, caller.userId),
  }),
  'DELETE /api/enterprise/privacy/delete-account': async ({ caller }) => {
    await requireFresh(context, caller)
    return requestDeletion(context, caller.userId)
  },
  'POST /api/enterprise/privacy/delete-account': async (request) => {
    const { caller, body } = request
    await reauthenticate(context, caller, body, visitorOf(context, request))
    return requestDeletion(context, caller.userId)
  },
  'POST /api/enterprise/privacy/delete-account/revoke': async ({ caller }) => {
    await revokeDeletion(context, caller.userId)
    return { success: true }
  },
  'POST /api/erasure-receipts': ({ body }) => readReceipt(context, body.token),
})
