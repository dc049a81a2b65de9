import type { helpOperations } from '@lumen/contracts/admin/help-operations'
import type { Handlers } from '@lumen/http/operations'
import type { AdminContext } from '../context.ts'
import { listHelp, readEdition, restoreHelp, writeHelp } from '../use-cases/edit-help.ts'

/** Entrance of those who edit the help. */
export const helpEditingRoutes = (context: AdminContext): Handlers<typeof helpOperations> => ({
  'GET /api/admin/help': ({ query, caller }) =>
    listHelp(context, query.language ?? caller.language),
  'GET /api/admin/help/:slug': ({ params, query, caller }) =>
    readEdition(context, params.slug, query.language ?? caller.language),
  'PUT /api/admin/help/:slug': ({ params, body, caller }) =>
    writeHelp(context, caller.userId, params.slug, body),
  'DELETE /api/admin/help/:slug': async ({ params, body, caller }) => {
    await restoreHelp(context, caller.userId, params.slug, body)
    return { success: true }
  },
})
