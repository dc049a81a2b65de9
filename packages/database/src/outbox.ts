import { sql, type RawBuilder, type SchemaModule, type Transaction } from 'kysely'
import type { EventEnvelope, EventTable, Payload } from '@lumen/contracts/bus'
import { fits } from '@lumen/runtime/fits'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import { currentTraceparent } from '@lumen/runtime/trace-context'
import { newId } from './ids.ts'
import { defineStatement, runAsOne, type Statement } from './statements.ts'

export { startRelay, type Relay } from './relay.ts'

/** Creates the table `outbox`. For a service's migrations. */
export async function createOutboxTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('outbox')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('event_id', 'uuid', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('occurred_at', 'timestamptz', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .execute()
}

/** Adds to the table `outbox` the trace in which an event was written. For a service's migrations. */
export async function addTraceToOutbox(schema: SchemaModule): Promise<void> {
  await schema.alterTable('outbox').addColumn('traceparent', 'text').execute()
}

/** What an event goes with, whatever it tells. */
type Stamp = {
  eventId: string
  name: string
  occurredAt: string
  requestId: string
  /** The trace in which it is written. */
  traceparent: string | null
}

/** For a new event. */
export const stampEvent = <Name extends string>(name: Name): Stamp & { name: Name } => ({
  eventId: newId(),
  name,
  occurredAt: new Date().toISOString(),
  requestId: currentRequestId() ?? newRequestId(),
  traceparent: currentTraceparent() ?? null,
})

/**
 * The part of a statement that writes an event whose payload the statement itself finds.
 * @param told the payload, and what it is selected from
 */
export const writeEvent = (stamp: Stamp, told: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into outbox (event_id, name, occurred_at, request_id, traceparent, payload)
  select ${stamp.eventId}::uuid, ${stamp.name}, ${stamp.occurredAt}::timestamptz,
    ${stamp.requestId}, ${stamp.traceparent}, ${told}`

const insertEvent = defineStatement((_, event: Stamp & { payload: string }) =>
  writeEvent(event, sql`${event.payload}::jsonb`),
)

/** An event that no stream takes would hold up all that follow. */
const maxPayloadLength = 64 * 1024

/**
 * An event and the statement that writes it, for whoever makes that part of a larger one; it must be
 * run in the transaction of the change it tells.
 *
 * @param events the table that declares the event
 * @throws Error when the event is not declared or its payload does not match the declaration
 */
export function eventToAppend<
  const Events extends EventTable,
  Name extends keyof Events & `${string}.${string}`,
>(
  events: Events,
  name: Name,
  payload: Payload<Events[Name]>,
): { event: EventEnvelope<Name, Payload<Events[Name]>>; statement: Statement } {
  const declaration = Object.hasOwn(events, name) ? events[name] : undefined
  if (!declaration) throw new Error(`Event ${name} is not declared`)
  if (!fits(declaration.payload, payload)) {
    throw new Error(`The payload of event ${name} does not match its declaration`)
  }
  const text = JSON.stringify(payload)
  if (text.length > maxPayloadLength) {
    throw new Error(`The payload of event ${name} is too long: events carry ids, not content`)
  }
  const stamp = stampEvent(name)
  const { eventId: id, occurredAt, requestId } = stamp
  const statement = insertEvent({ ...stamp, payload: text })
  return { event: { id, name, occurredAt, requestId, payload }, statement }
}

/**
 * Writes an event in the transaction of the change it tells; the relay publishes it after the
 * commit (wake the relay then). Only a transaction is accepted: an event without its change, or
 * the reverse, cannot happen.
 *
 * @param events the table that declares the event
 * @returns the event as consumers will receive it
 * @throws Error when the event is not declared or its payload does not match the declaration
 */
export async function appendEvent<
  const Events extends EventTable,
  Name extends keyof Events & `${string}.${string}`,
>(
  // oxlint-disable-next-line typescript/no-explicit-any -- any service's tables
  tx: Transaction<any>,
  events: Events,
  name: Name,
  payload: Payload<Events[Name]>,
): Promise<EventEnvelope<Name, Payload<Events[Name]>>> {
  if (!tx.isTransaction) throw new Error(`Event ${name} must be written in a transaction`)
  const { event, statement } = eventToAppend(events, name, payload)
  await runAsOne(tx, statement)
  return event
}
