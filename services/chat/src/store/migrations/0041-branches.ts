import { sql, type Kysely } from 'kysely'

/**
 * Lets a talk go on in several ways. Whoever reads a talk asks `messages`, a view of what the open branch
 * shows; all that was said stands in `all_messages`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('branches')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('companion_id', 'uuid', (c) =>
      c.notNull().references('conversations.companion_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('parent_id', 'uuid', (c) => c.references('branches.id').onDelete('cascade'))
    .addColumn('forked_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('opened_at', 'timestamptz', (c) => c.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('erased_at', 'timestamptz')
    .execute()
  await db.schema
    .createIndex('branches_of_talk')
    .on('branches')
    .columns(['companion_id', 'created_at'])
    .execute()
  await db.schema.createIndex('branches_of_user').on('branches').column('user_id').execute()
  await db.schema.createIndex('branches_of_parent').on('branches').column('parent_id').execute()
  await db.schema
    .createIndex('branches_to_erase')
    .on('branches')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .where(sql.ref('erased_at'), 'is', null)
    .execute()
  await db.schema
    .alterTable('conversations')
    .addColumn('open_branch', 'uuid')
    .addColumn('anew_since', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('messages').renameTo('all_messages').execute()
  await db.schema
    .alterTable('all_messages')
    .addColumn('aside_in', 'uuid', (c) => c.references('branches.id'))
    .execute()
  // Pages of what is shown are found without going through what stands aside.
  await db.schema
    .createIndex('messages_shown')
    .on('all_messages')
    .columns(['companion_id', 'position'])
    .where(sql.ref('aside_in'), 'is', null)
    .execute()
  await db.schema
    .createIndex('messages_aside')
    .on('all_messages')
    .columns(['aside_in', 'position'])
    .where(sql.ref('aside_in'), 'is not', null)
    .execute()
  await sql`create view messages as select * from all_messages where aside_in is null`.execute(db)
}
