import { sql, type Kysely } from 'kysely'

/** Vectors apart from the entries: making one rewrites no index of words. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create sequence embedding_versions`.execute(db)
  await db.schema
    .createTable('search_embeddings')
    .addColumn('space_id', 'uuid', (c) => c.notNull())
    .addColumn('id', 'uuid', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('sealed', 'bytea')
    .addPrimaryKeyConstraint('search_embeddings_pkey', ['space_id', 'id'])
    .addForeignKeyConstraint(
      'search_embeddings_entry',
      ['space_id', 'id'],
      'search_entries',
      ['space_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  // What has no vector of the model in use is found by it.
  await db.schema
    .createIndex('search_embeddings_model')
    .on('search_embeddings')
    .column('model')
    .execute()
  await db.schema
    .createIndex('search_embeddings_changes')
    .on('search_embeddings')
    .columns(['space_id', 'version'])
    .execute()
  await sql`
    insert into search_embeddings (space_id, id)
    select space_id, id from search_entries where not removed`.execute(db)
  await db.schema
    .alterTable('search_entries')
    .dropColumn('embedding')
    .dropColumn('embedding_model')
    .execute()
}
