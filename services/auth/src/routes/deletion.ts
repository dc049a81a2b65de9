import type { deletionOperations } from '@lumen/contracts/auth/deletion-operations'
import type { Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { confirmOwner } from '../use-cases/confirm-owner.ts'
import { readDeletion, requestDeletion, revokeDeletion } from '../use-cases/delete-account.ts'
import { readReceipt } from '../use-cases/read-receipt.ts'

/** Entrance of closing an account, and of what shows that it was done. */
export const deletionRoutes = (context: AuthContext): Handlers<typeof deletionOperations> => ({
  'GET /api/enterprise/privacy/delete-account': async ({ caller }) => ({
    deletion: await readDeletion(context, caller.userId),
  }),
  'DELETE /api/enterprise/privacy/delete-account': async ({ caller, address }) => {
    await confirmOwner(context, caller, null, address)
    return requestDeletion(context, caller.userId)
  },
  'POST /api/enterprise/privacy/delete-account': async ({ caller, body, address }) => {
    await confirmOwner(context, caller, body.password, address)
    return requestDeletion(context, caller.userId)
  },
  'POST /api/enterprise/privacy/delete-account/revoke': async ({ caller }) => {
    await revokeDeletion(context, caller.userId)
    return { success: true }
  },
  'POST /api/erasure-receipts': ({ body }) => readReceipt(context, body.token),
})
