import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('user_avatars')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey())
    .addColumn('object_id', 'uuid', (c) => c.notNull().references('objects.id').onDelete('cascade'))
    .addColumn('origin', 'bytea', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('companion_avatars')
    .addColumn('companion_id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('object_id', 'uuid', (c) => c.notNull().references('objects.id').onDelete('cascade'))
    .addColumn('origin', 'bytea', (c) => c.notNull())
    .execute()
  for (const table of ['user_avatars', 'companion_avatars'])
    await db.schema.createIndex(`${table}_object`).on(table).column('object_id').execute()

  await db.schema
    .createTable('avatar_templates')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('avatar_templates_of_user')
    .on('avatar_templates')
    .columns(['user_id', 'created_at'])
    .execute()

  await db.schema
    .createTable('template_previews')
    .addColumn('template_id', 'text', (c) => c.primaryKey())
    .addColumn('object_id', 'uuid', (c) => c.notNull().references('objects.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('template_previews_object')
    .on('template_previews')
    .column('object_id')
    .execute()
}
