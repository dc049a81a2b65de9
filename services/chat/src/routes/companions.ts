import type { chatOperations } from '@lumen/contracts/chat/operations'
import type { Handlers } from '@lumen/http/operations'
import type { ChatContext } from '../context.ts'
import { createCompanion } from '../use-cases/create-companion.ts'
import { hideCompanion } from '../use-cases/hide-companion.ts'
import { readCompanion, readCompanions } from '../use-cases/read-companions.ts'
import { restoreCompanion } from '../use-cases/restore-companion.ts'
import { updateCompanion } from '../use-cases/update-companion.ts'

/** Entrance of /api/companions. */
export function companionRoutes(context: ChatContext) {
  return {
    'GET /api/companions': ({ caller, query }) =>
      readCompanions(context, caller.userId, query.hidden ?? false),
    'POST /api/companions': ({ caller, body }) => createCompanion(context, caller.userId, body),
    'GET /api/companions/:companionId': ({ caller, params }) =>
      readCompanion(context, caller.userId, params.companionId),
    'PATCH /api/companions/:companionId': ({ caller, params, body }) =>
      updateCompanion(context, caller.userId, params.companionId, body),
    'DELETE /api/companions/:companionId': async ({ caller, params }) => {
      const erasedAfter = await hideCompanion(context, caller.userId, params.companionId)
      return { success: true, erasedAfter: erasedAfter.toISOString() }
    },
    'POST /api/companions/:companionId/restore': ({ caller, params }) =>
      restoreCompanion(context, caller.userId, params.companionId),
  } satisfies Partial<Handlers<typeof chatOperations>>
}
