import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const ofUser = (c: ColumnDefinitionBuilder) =>
  c.notNull().references('users.id').onDelete('cascade')

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('authenticators')
    .addColumn('user_id', 'uuid', (c) => ofUser(c).primaryKey())
    .addColumn('secret', 'bytea', (c) => c.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('last_step', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'uuid', ofUser)
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_pkey', ['user_id', 'code_hash'])
    .execute()
}
