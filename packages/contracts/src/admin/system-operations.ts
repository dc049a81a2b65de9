import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Success } from '../schema.ts'
import { Reason } from './office-schema.ts'
import {
  AdminEvents,
  AdminLogs,
  AdminProviders,
  AdminQueues,
  DeadLetterPage,
  JobsToRetry,
  RequestId,
} from './system-schema.ts'

const Sequence = Type.Object({ sequence: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) })
const Count = Type.Integer({ minimum: 0 })

/** How the machinery is, for administrators: queues, events, providers, logs. Every act is written down. */
export const systemOperations = defineOperations({
  'GET /api/admin/system/queues': {
    service: 'admin',
    access: 'admin',
    summary: 'How many jobs wait, run and failed, and the last that failed',
    replies: { 200: AdminQueues },
  },
  'POST /api/admin/system/jobs/retry': {
    service: 'admin',
    access: 'admin',
    summary: 'Put a failed job back with all its tries, or all of its queue',
    body: JobsToRetry,
    replies: { 200: Closed({ retried: Count }) },
    answerMs: 25_000,
  },
  'GET /api/admin/system/events': {
    service: 'admin',
    access: 'admin',
    summary: 'How far events are behind: what waits in outboxes, and for consumers',
    replies: { 200: AdminEvents },
  },
  'GET /api/admin/system/dead-letters': {
    service: 'admin',
    access: 'admin',
    summary: 'Events that a consumer gave up, newest first; kept for 30 days',
    query: Closed({ cursor: Type.Optional(Type.String({ maxLength: 200 })) }),
    replies: { 200: DeadLetterPage },
  },
  'POST /api/admin/system/dead-letters/replay': {
    service: 'admin',
    access: 'admin',
    summary: 'Hand all of them to their consumers once more, a thousand at a time',
    replies: { 200: Closed({ replayed: Count }) },
    answerMs: 25_000,
  },
  'POST /api/admin/system/dead-letters/:sequence/replay': {
    service: 'admin',
    access: 'admin',
    summary: 'Hand one to the consumer that gave it up; others do not see it again',
    params: Sequence,
    replies: { 200: Success },
  },
  'POST /api/admin/system/dead-letters/:sequence/discard': {
    service: 'admin',
    access: 'admin',
    summary: 'Throw one away for good, with a reason',
    params: Sequence,
    body: Reason,
    replies: { 200: Success },
  },
  'GET /api/admin/system/providers': {
    service: 'admin',
    access: 'admin',
    summary: 'Who writes answers, and how they are',
    replies: { 200: AdminProviders },
  },
  'GET /api/admin/system/logs': {
    service: 'admin',
    access: 'admin',
    summary: 'What was logged under a request id, newest first; that it was read is written down',
    query: Closed({ requestId: RequestId }),
    replies: { 200: AdminLogs },
    answerMs: 20_000,
  },
})
