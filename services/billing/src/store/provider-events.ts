import type { Kysely } from 'kysely'
import type { BillingTables } from './tables.ts'

export async function isHandled(db: Kysely<BillingTables>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('provider_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function noteHandled(
  db: Kysely<BillingTables>,
  event: { id: string; type: string; at: Date },
): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({ id: event.id, type: event.type, handled_at: event.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('provider_event_failures').where('id', '=', event.id).execute()
}

/** Notes that an event could not be handled; the provider sends it again. */
export async function noteFailed(
  db: Kysely<BillingTables>,
  event: { id: string; type: string; at: Date; error: string },
): Promise<void> {
  await db
    .insertInto('provider_event_failures')
    .values({
      id: event.id,
      type: event.type,
      attempts: 1,
      failed_at: event.at,
      error: event.error,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        attempts: eb('provider_event_failures.attempts', '+', 1),
        failed_at: event.at,
        error: event.error,
      })),
    )
    .execute()
}

/** The last event that was handled, and those that could not be, newest first. */
export async function readProviderEvents(db: Kysely<BillingTables>, limit: number) {
  const [last, failures] = await Promise.all([
    db
      .selectFrom('provider_events')
      .select(['type', 'handled_at'])
      .orderBy('handled_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('provider_event_failures')
      .selectAll()
      .orderBy('failed_at', 'desc')
      .limit(limit)
      .execute(),
  ])
  return { last: last ?? null, failures }
}

/** Forgets events of long ago; one that came again would change nothing. @returns how many */
export async function forgetEvents(db: Kysely<BillingTables>, before: Date): Promise<number> {
  await db.deleteFrom('provider_event_failures').where('failed_at', '<', before).execute()
  const { numDeletedRows } = await db
    .deleteFrom('provider_events')
    .where('handled_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
