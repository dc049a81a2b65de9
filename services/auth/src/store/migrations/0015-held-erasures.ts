import type { Kysely } from 'kysely'

/** Who is erasing an account, and until when nobody else does: there may be several copies of the service. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('account_deletions')
    .addColumn('lease_token', 'uuid')
    .addColumn('lease_until', 'timestamptz')
    .execute()
}
