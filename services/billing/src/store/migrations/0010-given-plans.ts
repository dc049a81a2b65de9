import { sql, type Kysely } from 'kysely'

/** A plan that an administrator gave, and until when it counts. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('wallets')
    .addColumn('given_plan', 'text')
    .addColumn('given_until', 'timestamptz')
    .execute()
  await db.schema
    .alterTable('wallets')
    .addCheckConstraint('wallets_given', sql`(given_plan is null) = (given_until is null)`)
    .execute()
  await db.schema
    .createIndex('wallets_given_until')
    .on('wallets')
    .column('given_until')
    .where(sql.ref('given_until'), 'is not', null)
    .execute()
}
