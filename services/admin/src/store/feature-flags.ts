import type { FlagKey } from '@lumen/contracts/flags/flags'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { AdminTables, FlagTable } from './tables.ts'

type Db = Kysely<AdminTables>

/** Flags that were ever set. */
export const listFlags = (db: Db): Promise<Selectable<FlagTable>[]> =>
  db.selectFrom('feature_flags').selectAll().execute()

/** One change after the other, so that their revisions tell which came last. */
export async function lockFlags(tx: Transaction<AdminTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('admin feature flags', 0))`.execute(tx)
}

export async function saveFlag(
  tx: Transaction<AdminTables>,
  key: FlagKey,
  flag: { percent: number | null; revision: number; changedAt: Date },
): Promise<void> {
  const values = { percent: flag.percent, revision: flag.revision, changed_at: flag.changedAt }
  await tx
    .insertInto('feature_flags')
    .values({ key, ...values })
    .onConflict((c) => c.column('key').doUpdateSet(values))
    .execute()
}
