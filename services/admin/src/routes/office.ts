import { officeLimits } from '@lumen/contracts/admin/limits'
import type { officeOperations } from '@lumen/contracts/admin/office-operations'
import type { Handlers } from '@lumen/http/operations'
import type { AdminContext } from '../context.ts'
import { readCursor } from '../domain/cursor.ts'
import { listDeeds } from '../store/audit-log.ts'
import { closeContent, listTalksOf, openContent, readContent } from '../use-cases/access-content.ts'
import { endSessions, readUserWithHistory, setSuspended } from '../use-cases/act-on-user.ts'
import { answerContact } from '../use-cases/answer-contact.ts'
import { endGivenPlan, givePlan } from '../use-cases/give-plan.ts'
import { addToIncident, allIncidents, openIncident } from '../use-cases/manage-incidents.ts'
import {
  readContact,
  readContactMessage,
  readDeliveries,
  setContactClosed,
} from '../use-cases/read-contact.ts'
import { readActivity, readCareCounts, readHealth, readStats } from '../use-cases/read-figures.ts'
import { listUsers } from '../use-cases/read-people.ts'

const shownActivities = 5

/** Entrance of /api/admin: figures, accounts, incidents, what people wrote, and the log of all that. */
export const officeRoutes = (context: AdminContext): Handlers<typeof officeOperations> => ({
  'GET /api/admin/stats': ({ query }) => readStats(context, query.timeRange ?? '24h'),
  'GET /api/admin/care-counts': () => readCareCounts(context),
  'GET /api/admin/activity': ({ query }) => readActivity(context, query.limit ?? shownActivities),
  'GET /api/admin/system-health': ({ query }) => readHealth(context, query.timeRange ?? '24h'),
  'GET /api/admin/users': ({ query }) =>
    listUsers(context, { query: query.query ?? '', cursor: query.cursor }),
  'GET /api/admin/users/:userId': ({ params }) => readUserWithHistory(context, params.userId),
  'POST /api/admin/users/:userId/suspend': ({ params, body, caller }) =>
    setSuspended(context, { actor: caller.userId, ...params, ...body }, true),
  'POST /api/admin/users/:userId/restore': ({ params, body, caller }) =>
    setSuspended(context, { actor: caller.userId, ...params, ...body }, false),
  'POST /api/admin/users/:userId/end-sessions': ({ params, body, caller }) =>
    endSessions(context, { actor: caller.userId, ...params, ...body }),
  'POST /api/admin/users/:userId/plan': ({ params, body, caller }) =>
    givePlan(context, { actor: caller.userId, ...params, ...body }),
  'POST /api/admin/users/:userId/plan/end': ({ params, body, caller }) =>
    endGivenPlan(context, { actor: caller.userId, ...params, ...body }),
  'GET /api/admin/users/:userId/talks': ({ params }) => listTalksOf(context, params.userId),
  'POST /api/admin/users/:userId/content-accesses': ({ params, body, caller }) =>
    openContent(context, caller, { ...params, ...body }),
  'GET /api/admin/content-accesses/:id/messages': ({ params, query, caller }) =>
    readContent(context, caller.userId, params.id, query.before),
  'POST /api/admin/content-accesses/:id/close': async ({ params, caller }) => {
    await closeContent(context, caller.userId, params.id)
    return { success: true }
  },
  'GET /api/admin/incidents': () => allIncidents(context),
  'POST /api/admin/incidents': ({ body, caller }) => openIncident(context, caller.userId, body),
  'POST /api/admin/incidents/:id/updates': ({ params, body, caller }) =>
    addToIncident(context, caller.userId, params.id, body),
  'GET /api/admin/contact': ({ query, caller }) =>
    readContact(context, caller.userId, { state: query.state ?? 'open', cursor: query.cursor }),
  'POST /api/admin/contact/:id/answers': ({ params, body, caller }) =>
    answerContact(context, caller.userId, params.id, body),
  'GET /api/admin/contact/:id': ({ params, caller }) =>
    readContactMessage(context, caller.userId, params.id),
  'GET /api/admin/contact/:id/deliveries': ({ params }) => readDeliveries(context, params.id),
  'PUT /api/admin/contact/:id/closed': async ({ params, body, caller }) => {
    await setContactClosed(context, caller.userId, params.id, body.closed)
    return { success: true }
  },
  'GET /api/admin/audit': async ({ query }) => {
    const limit = officeLimits.page
    const entries = await listDeeds(context.db, { before: readCursor(query.cursor), limit })
    return { entries, next: entries.length === limit ? entries.at(-1)!.id : null }
  },
})
