import { sql, type Kysely } from 'kysely'
import type { EventEnvelope } from '@lumen/contracts/bus'
import { backoffMs } from '@lumen/runtime/backoff'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { isRequestId, newRequestId, runWithRequestId } from '@lumen/runtime/request-context'
import { readBacklog } from './backlog.ts'
import { defineStatement, runInOneTrip, runWithCommit } from './statements.ts'

export type RelayOptions = {
  // oxlint-disable-next-line typescript/no-explicit-any -- any service's tables
  readonly db: Kysely<any>
  /**
   * Stores the event durably under its id (`Nats-Msg-Id`), or throws.
   * @param traceparent of the span that wrote it; undefined: it was written outside of a trace
   */
  readonly publish: (event: EventEnvelope, traceparent?: string) => Promise<void>
  readonly log: Logger
  readonly metrics?: Metrics
  /** How often the outbox is read when nobody wakes the relay; 1,000 ms when absent. */
  readonly pollMs?: number
  /** How long one event may take to publish; 5,000 ms when absent. */
  readonly publishTimeoutMs?: number
}

export type Relay = {
  /** Call after the commit of a transaction that appended events: they are published at once. */
  wake(): void
  /** Ends after the event being published; what is left stays in the outbox. */
  close(): Promise<void>
}

type Row = {
  id: string
  event_id: string
  name: string
  occurred_at: Date
  request_id: string
  traceparent: string | null
  payload: unknown
}

type Round = {
  /** Rows are left that can be published now. */
  readonly more: boolean
  /** Another process publishes at this moment. */
  readonly busy: boolean
  readonly error?: unknown
}

const batchSize = 200

const takeTurn = defineStatement(
  (_, { of }: { of: string }) => sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${of} || current_schema(), 0)) as locked`,
)
const firstEvents = defineStatement(
  (_, values: { batchSize: number }) => sql<Row>`
    select id, event_id, name, occurred_at, request_id, traceparent, payload from outbox
    order by id limit ${values.batchSize}`,
)
const removeEvents = defineStatement(
  (_, { ids }: { ids: string[] }) => sql`delete from outbox where id = any(${ids}::bigint[])`,
)

/** A transaction, and its connection, is not held longer than this by a slow stream. */
const roundMs = 10_000
const restMs = 10
const firstRetryMs = 25
const longestBackoffMs = 10_000

/**
 * Publishes what the service's outbox holds, in id order, and removes what was published. Any
 * number of processes may run a relay on one schema: a transaction-level advisory lock lets one at
 * a time work, which keeps the order; the others take over when it ends.
 *
 * Rows are deleted one by one by id, never by "up to here": a transaction that took a lower id may
 * commit later, and its row is simply published then. A process that dies between publishing and
 * committing leaves the row, so the event is published again under the same id.
 */
export function startRelay(options: RelayOptions): Relay {
  const { db, publish, log, metrics } = options
  const { pollMs = 1_000, publishTimeoutMs = 5_000 } = options
  const published = metrics?.counter('outbox_published_total', 'Events published from the outbox')
  const failures = metrics?.counter('outbox_failures_total', 'Failed attempts to publish')
  const delay = metrics?.histogram(
    'outbox_delay_seconds',
    'Time from writing an event to its publication',
  )
  metrics?.gauge('outbox_waiting', 'Events waiting in the outbox', [], async (gauge) => {
    try {
      gauge.set((await readBacklog(db)).waiting)
    } catch {
      gauge.set(Number.NaN)
    }
  })

  let failing = false
  /** An outage is told when it begins and when it is over, not at each try. */
  const told = (fields: object, message: string) => log[failing ? 'debug' : 'warn'](fields, message)

  let closed = false
  let awake = true
  let interrupt: (() => void) | undefined

  const round = async (): Promise<Round> => {
    return db.transaction().execute(async (tx): Promise<Round> => {
      // Sent with the lock, read once that is had.
      const [[lock], rows] = await runInOneTrip(tx, [
        takeTurn({ of: 'outbox:' }),
        firstEvents({ batchSize }),
      ])
      if (!lock?.locked) return { more: false, busy: true }
      const done: string[] = []
      const until = Date.now() + roundMs
      let error: unknown
      for (const row of rows) {
        if (closed || Date.now() > until) break
        try {
          const publishing = publish(toEnvelope(row), row.traceparent ?? undefined)
          await withDeadline(publishing, publishTimeoutMs, `Publishing ${row.name}`)
        } catch (cause) {
          error = cause
          told({ err: cause, eventId: row.event_id, event: row.name }, 'event not published')
          break
        }
        done.push(row.id)
        delay?.observe((Date.now() - row.occurred_at.getTime()) / 1_000)
      }
      if (done.length > 0) {
        await runWithCommit(tx, removeEvents({ ids: done }))
        published?.inc(done.length)
      }
      // What is committed meanwhile wakes this relay again, or that of the process that committed it,
      // which looks again until it finds this one done.
      const isAll = done.length === rows.length && rows.length < batchSize
      return { more: !isAll && error === undefined, busy: false, error }
    })
  }

  const sleep = (ms: number, wakeable: boolean) =>
    new Promise<void>((resolve) => {
      // Closed while it read: nobody interrupts any more.
      if (closed) return resolve()
      const end = () => {
        clearTimeout(timer)
        interrupt = undefined
        resolve()
      }
      const timer = setTimeout(end, ms)
      interrupt = () => {
        if (wakeable || closed) end()
      }
    })

  const run = async () => {
    let retries = 0
    while (!closed) {
      const woken = awake
      awake = false
      let result: Round
      try {
        result = await runWithRequestId(newRequestId(), round)
      } catch (error) {
        told({ err: error }, 'outbox not read')
        result = { more: false, busy: false, error }
      }
      if (failing && result.error === undefined && !result.busy)
        log.info('the outbox is published again')
      failing = result.error !== undefined || (failing && result.busy)
      if (result.more) {
        retries = 0
        continue
      }
      if (result.error !== undefined) {
        failures?.inc()
        // Waking does not shorten this: a stream that is down is not asked more often under load.
        retries += 1
        await sleep(
          backoffMs(retries, { firstMs: firstRetryMs * 4, longestMs: longestBackoffMs }),
          false,
        )
        awake = true
      } else if (result.busy && (woken || retries > 0)) {
        // The other relay may have read before our commit: look again soon, not in a second.
        const backoff = Math.min(firstRetryMs * 2 ** retries++, pollMs)
        await sleep(backoff, false)
      } else {
        retries = 0
        // Events that come fast go together: each round costs more than an event.
        await (awake ? sleep(restMs, false) : sleep(pollMs, true))
      }
    }
  }

  const running = run()
  return {
    wake() {
      awake = true
      interrupt?.()
    },
    async close() {
      closed = true
      interrupt?.()
      await withDeadline(running, publishTimeoutMs + roundMs, 'Closing the outbox relay')
    },
  }
}

function toEnvelope(row: Row): EventEnvelope {
  return {
    id: row.event_id,
    name: row.name,
    occurredAt: row.occurred_at.toISOString(),
    requestId: isRequestId(row.request_id) ? row.request_id : newRequestId(),
    payload: row.payload,
  }
}
