import type { systemOperations } from '@lumen/contracts/admin/system-operations'
import type { Handlers } from '@lumen/http/operations'
import type { AdminContext } from '../context.ts'
import { readLogs, readProviders } from '../use-cases/look-up-system.ts'
import {
  discardLetter,
  listDeadLetters,
  readEvents,
  replayLetter,
  replayLetters,
} from '../use-cases/watch-events.ts'
import { readQueues, retryJobs } from '../use-cases/watch-queues.ts'

/** Entrance of /api/admin/system: queues, events, providers, logs. */
export const systemRoutes = (context: AdminContext): Handlers<typeof systemOperations> => ({
  'GET /api/admin/system/queues': () => readQueues(context),
  'POST /api/admin/system/jobs/retry': ({ body, caller }) =>
    retryJobs(context, caller.userId, body),
  'GET /api/admin/system/events': () => readEvents(context),
  'GET /api/admin/system/dead-letters': ({ query }) => listDeadLetters(context, query.cursor),
  'POST /api/admin/system/dead-letters/replay': ({ caller }) =>
    replayLetters(context, caller.userId),
  'POST /api/admin/system/dead-letters/:sequence/replay': async ({ params, caller }) => {
    await replayLetter(context, caller.userId, Number(params.sequence))
    return { success: true }
  },
  'POST /api/admin/system/dead-letters/:sequence/discard': async ({ params, body, caller }) => {
    const sequence = Number(params.sequence)
    await discardLetter(context, caller.userId, { sequence, ...body })
    return { success: true }
  },
  'GET /api/admin/system/providers': () => readProviders(context),
  'GET /api/admin/system/logs': ({ query, caller }) =>
    readLogs(context, caller.userId, query.requestId),
})
