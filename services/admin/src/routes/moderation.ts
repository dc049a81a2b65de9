import type { moderationOperations } from '@lumen/contracts/admin/moderation-operations'
import type { Handlers } from '@lumen/http/operations'
import type { AdminContext } from '../context.ts'
import { decideCase } from '../use-cases/decide-case.ts'
import { readCase, readDecisions, readQueue } from '../use-cases/read-cases.ts'
import { readCompanions } from '../use-cases/read-companions.ts'
import { appeal, listReports, reportContent } from '../use-cases/report-content.ts'

/** Entrance of reports and appeals, of the queue in which they are decided, and of how companions are used. */
export const moderationRoutes = (context: AdminContext): Handlers<typeof moderationOperations> => ({
  'POST /api/reports': ({ caller, body, signal }) => reportContent(context, caller, body, signal),
  'GET /api/reports': ({ caller, query }) => listReports(context, caller.userId, query.cursor),
  'POST /api/reports/:id/appeal': ({ caller, params, body }) =>
    appeal(context, caller.userId, { ...params, ...body }),
  'GET /api/admin/moderation': ({ query }) =>
    readQueue(context, {
      decided: query.decided ?? false,
      kind: query.kind ?? null,
      cursor: query.cursor,
    }),
  'GET /api/admin/moderation/decisions': ({ query }) => readDecisions(context, query.cursor),
  'GET /api/admin/moderation/:id': ({ caller, params }) =>
    readCase(context, caller.userId, params.id),
  'POST /api/admin/moderation/:id/decision': ({ caller, params, body }) =>
    decideCase(context, { ...params, ...body, actor: caller.userId }),
  'GET /api/admin/companions': ({ query }) =>
    readCompanions(context, {
      query: query.query ?? '',
      state: query.state ?? null,
      cursor: query.cursor,
    }),
})
