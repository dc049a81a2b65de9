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
}

/** Forgets events of long ago; one that came again would change nothing. @returns how many */
export async function forgetEvents(db: Kysely<BillingTables>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('provider_events')
    .where('handled_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
