import { sql, type Kysely } from 'kysely'

/** Accounts elsewhere that open one here; an account that came by one has no password until it sets one. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sign_in_links')
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('email', 'bytea')
    .addColumn('linked_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('sign_in_links_pkey', ['user_id', 'provider'])
    .addUniqueConstraint('sign_in_links_subject', ['provider', 'subject'])
    .addCheckConstraint('sign_in_links_provider', sql`provider in ('google', 'apple')`)
    .execute()
  await db.schema
    .alterTable('users')
    .alterColumn('password_hash', (c) => c.dropNotNull())
    .execute()
}
