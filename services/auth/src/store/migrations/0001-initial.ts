import { createOutboxTables } from '@lumen/database/outbox'
import { createSealingTables } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text')
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('user'))
    .addColumn('is_verified', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('birth_date', 'bytea')
    .addColumn('region', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('theme', 'text', (c) => c.notNull().defaultTo('system'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_login_at', 'timestamptz')
    .addCheckConstraint('users_role', sql`role in ('user', 'admin')`)
    .execute()
  // Stored as typed, unique without regard to case.
  await db.schema
    .createIndex('users_email')
    .on('users')
    .expression(sql`lower(email)`)
    .unique()
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ended_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()
  await createOutboxTables(db.schema)
  await createSealingTables(db.schema)
}
