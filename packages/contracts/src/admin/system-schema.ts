import { Type, type Static } from 'typebox'
import { providerKinds, providerStates } from '../models/schema.ts'
import { OutboxBacklog } from '../outbox.ts'
import { Closed, Text, Timestamp } from '../schema.ts'
import { systemLimits } from './limits.ts'

const Count = Type.Integer({ minimum: 0 })
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

/** As a request, event or job is known by in the log. */
export const RequestId = Type.String({ pattern: '^[\\w-]{8,64}$' })
const QueueName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$' })
const JobId = Text(1, 200)

/** A job that was given up: which, and what kind of error it was; never what it was about. */
export const FailedJob = Closed(
  {
    id: JobId,
    queue: QueueName,
    job: Type.String(),
    failedAt: Timestamp,
    attempts: Count,
    /** null: none is known. */
    requestId: Nullable(Type.String()),
    error: Type.String({ description: 'Its class: its words stand in the log' }),
    /** File and line in our sources; null: not known. */
    at: Nullable(Type.String()),
  },
  { $id: 'FailedJob' },
)
export type FailedJob = Static<typeof FailedJob>

export const AdminQueues = Closed(
  {
    queues: Type.Array(
      Closed({ queue: QueueName, waiting: Count, active: Count, delayed: Count, failed: Count }),
    ),
    /** The last of all queues, newest first. */
    failed: Type.Array(FailedJob),
  },
  { $id: 'AdminQueues' },
)
export type AdminQueues = Static<typeof AdminQueues>

/** One failed job, or with null all of the queue. */
export const JobsToRetry = Closed({ queue: QueueName, id: Nullable(JobId) })

export const AdminEvents = Closed(
  {
    /** What services have not published yet; a backlog of null: the service does not answer. */
    outboxes: Type.Array(Closed({ service: Type.String(), backlog: Nullable(OutboxBacklog) })),
    consumers: Type.Array(
      Closed({
        /** Whose events they are. */
        source: Type.String(),
        consumer: Type.String(),
        /** Events that it has not been given. */
        pending: Count,
        /** Given and not done. */
        unsettled: Count,
        /** Of those, given more than once. */
        redelivered: Count,
      }),
    ),
  },
  { $id: 'AdminEvents' },
)
export type AdminEvents = Static<typeof AdminEvents>

/** An event that a consumer gave up; never what its handler said. */
export const DeadLetter = Closed(
  {
    sequence: Type.Integer({ minimum: 1 }),
    service: Type.String(),
    consumer: Type.String(),
    deliveries: Count,
    failedAt: Timestamp,
    error: Closed({ name: Nullable(Type.String()), code: Nullable(Type.String()) }),
    /** null: what came was no event, so it cannot be replayed. */
    event: Nullable(
      Closed({
        id: Type.String(),
        name: Type.String(),
        occurredAt: Timestamp,
        requestId: Type.String(),
      }),
    ),
  },
  { $id: 'DeadLetter' },
)
export type DeadLetter = Static<typeof DeadLetter>

export const DeadLetterPage = Closed({
  letters: Type.Array(DeadLetter),
  total: Count,
  /** Where the next page begins; null: this is the last. */
  next: Nullable(Type.String()),
})

/** Who writes answers, as service models knows. */
export const AdminProviders = Closed(
  {
    /** null: the offline companion. */
    answering: Nullable(Closed({ providerId: Type.String(), model: Type.String() })),
    providers: Type.Array(
      Closed({
        id: Type.String(),
        name: Type.String(),
        kind: Type.Enum(providerKinds),
        /** On a machine of the operator’s. */
        local: Type.Boolean(),
        state: Type.Enum(providerStates),
        model: Nullable(Type.String()),
      }),
    ),
  },
  { $id: 'AdminProviders' },
)
export type AdminProviders = Static<typeof AdminProviders>

export const LogLine = Closed(
  {
    at: Timestamp,
    level: Type.String(),
    service: Type.String(),
    message: Type.String(),
    /** The rest of it as JSON, without personal text and credentials. */
    fields: Type.String({ maxLength: systemLimits.logFields }),
  },
  { $id: 'LogLine' },
)
export type LogLine = Static<typeof LogLine>

export const AdminLogs = Closed(
  {
    /** `none`: neither log files nor Loki are configured here. */
    source: Type.Enum(['files', 'loki', 'none']),
    /** Newest first. */
    lines: Type.Array(LogLine),
    /** False: there may be more, or older ones that were not looked at. */
    complete: Type.Boolean(),
  },
  { $id: 'AdminLogs' },
)
export type AdminLogs = Static<typeof AdminLogs>
