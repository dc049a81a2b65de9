import { sql, type Kysely, type SchemaModule, type Transaction } from 'kysely'
import type { EventEnvelope } from '@lumen/contracts/bus'
import type { Logger } from '@lumen/runtime/logger'

/** Creates the table `inbox`: which consumer has handled which event. For a service's migrations. */
export async function createInboxTable(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('inbox')
    .addColumn('consumer', 'text', (column) => column.notNull())
    .addColumn('event_id', 'uuid', (column) => column.notNull())
    .addColumn('handled_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('inbox_pkey', ['consumer', 'event_id'])
    .execute()
  await schema.createIndex('inbox_handled_at').on('inbox').column('handled_at').execute()
}

/**
 * Runs the effect of an event once per consumer: the event id is recorded in the effect's own
 * transaction, so a redelivery after a crash, or a double that arrives meanwhile, has no effect.
 * A failing effect records nothing; its error is rethrown and the event may come again.
 *
 * @param consumer durable name of the consumer
 * @returns `seen` when this consumer has handled the event before
 */
export async function handleOnce<T>(
  db: Kysely<T>,
  consumer: string,
  event: Pick<EventEnvelope, 'id'>,
  effect: (tx: Transaction<T>) => Promise<void>,
): Promise<'handled' | 'seen'> {
  return db.transaction().execute(async (tx) => {
    // A concurrent double waits here for the first transaction, then conflicts or takes its place.
    const recorded = await sql`
      insert into inbox (consumer, event_id) values (${consumer}, ${event.id})
      on conflict do nothing`.execute(tx)
    if (recorded.numAffectedRows === 0n) return 'seen'
    await effect(tx)
    return 'handled'
  })
}

/** Streams keep events for 7 days; dead letters may be replayed for 30. */
const keepDays = 40
const batch = 5_000

/**
 * Removes records of events that can no longer be delivered again.
 *
 * @returns how many were removed
 */
export async function cleanInbox<T>(db: Kysely<T>, olderThanDays = keepDays): Promise<number> {
  let removed = 0
  for (;;) {
    const result = await sql`
      delete from inbox where ctid = any(array(
        select ctid from inbox where handled_at < now() - make_interval(days => ${olderThanDays})
        limit ${batch}))`.execute(db)
    const count = Number(result.numAffectedRows ?? 0n)
    removed += count
    if (count < batch) return removed
  }
}

/** Handler of the job that `cleanInboxJob` declares: `'memory.clean-inbox': inboxCleaning({ db, log })`. */
export const inboxCleaning =
  <T>({ db, log }: { db: Kysely<T>; log: Logger }) =>
  async (): Promise<void> => {
    const removed = await cleanInbox(db)
    log.info({ removed }, 'cleaned the inbox')
  }
