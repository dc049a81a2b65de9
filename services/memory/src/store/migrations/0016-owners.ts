import { sql, type Kysely } from 'kysely'

/** Tables whose rows were their user’s by another row alone: which one, and by which columns. */
export const parts = [
  { table: 'clause_endings', of: 'turns', key: 'message_id', column: 'message_id' },
  { table: 'search_embeddings', of: 'search_spaces', key: 'id', column: 'space_id' },
  { table: 'token_statistics', of: 'search_spaces', key: 'id', column: 'space_id' },
  { table: 'tombstone_sources', of: 'tombstones', key: 'memory_id', column: 'memory_id' },
] as const

export const safeBecause =
  'what the release before knows as clause_ends is a view now, which it reads and writes as it did'

/**
 * Lets every row say whose it is, which distributing them by user asks for. Programs of the release before
 * do not write it: triggers do. One of them asks for all columns of `clause_ends`, where a further one
 * would be in its way: those stay, as a view.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('clause_ends').renameTo('clause_endings').execute()
  await sql`create view clause_ends as
    select message_id, span_start, by_message_id, by_span_start from clause_endings`.execute(db)
  for (const { table, of, key, column } of parts) {
    const name = sql.id(`own_${table}`)
    await db.schema.alterTable(table).addColumn('user_id', 'uuid').execute()
    await sql`create function ${name}() returns trigger language plpgsql set search_path from current as $$ begin
        select user_id into new.user_id from ${sql.table(of)} where ${sql.id(key)} = new.${sql.id(column)};
        return new;
      end $$`.execute(db)
    await sql`create trigger ${name} before insert on ${sql.table(table)}
      for each row when (new.user_id is null) execute function ${name}()`.execute(db)
  }
}
