import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('content_accesses')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('actor', 'uuid', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid', (c) => c.notNull())
    .addColumn('ground', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('tell_at', 'timestamptz', (c) => c.notNull())
    .addColumn('told_at', 'timestamptz')
    .addCheckConstraint('content_accesses_ground', sql`ground in ('abuse-report', 'legal-demand')`)
    .execute()
  await db.schema
    .createIndex('content_accesses_of_user')
    .on('content_accesses')
    .column('user_id')
    .execute()
  await db.schema
    .createIndex('content_accesses_to_tell')
    .on('content_accesses')
    .column('tell_at')
    .where(sql.ref('told_at'), 'is', null)
    .execute()
}
