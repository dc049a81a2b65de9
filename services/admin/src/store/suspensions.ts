import type { Kysely, Transaction } from 'kysely'
import type { AdminTables } from './tables.ts'

type Db = Kysely<AdminTables>

/** The ground of an administrator who did it by hand; any other one is the id of a report. */
export const byHand = 'hand'

type Suspension = { userId: string; ground: string }

/** Notes why an account is closed; false when it is noted already. */
export async function addSuspension(
  db: Db | Transaction<AdminTables>,
  { userId, ground, since }: Suspension & { since: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('suspensions')
    .values({ user_id: userId, ground, since })
    .onConflict((c) => c.doNothing())
    .returning('ground')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends one ground; true when it was the last one, and the account opens. */
export async function endSuspension(
  tx: Transaction<AdminTables>,
  { userId, ground }: Suspension,
): Promise<boolean> {
  // Held, so that of two that end at once one sees that nothing is left.
  const rows = await tx
    .selectFrom('suspensions')
    .select('ground')
    .where('user_id', '=', userId)
    .orderBy('ground')
    .forUpdate()
    .execute()
  if (!rows.some((row) => row.ground === ground)) return false
  await tx
    .deleteFrom('suspensions')
    .where('user_id', '=', userId)
    .where('ground', '=', ground)
    .execute()
  return rows.length === 1
}

/** Ends every ground: an administrator opens the account by hand. */
export async function endSuspensions(tx: Transaction<AdminTables>, userId: string): Promise<void> {
  await tx.deleteFrom('suspensions').where('user_id', '=', userId).execute()
}

/** Whether an account is to be closed. */
export async function isSuspended(
  db: Db | Transaction<AdminTables>,
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('suspensions')
    .select('ground')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
