import { sql, type Kysely } from 'kysely'
import { parts } from './0016-owners.ts'

/** 16 MB: whoever changes one of these rows waits a moment only. */
const blocksAtOnce = 2_000

/** Some rows at a time, so that these tables, which may be large, are never locked whole. */
export const apart = true

/** Says of the rows that there are whose they are. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const { table, of, key, column } of parts) {
    const { rows } = await sql<{ blocks: number }>`
      select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as blocks`.execute(
      db,
    )
    const blocks = rows[0]?.blocks ?? 0
    for (let from = 0; from < blocks; from += blocksAtOnce)
      await sql`
        update ${sql.table(table)} as part set user_id = whole.user_id from ${sql.table(of)} as whole
        where part.ctid >= ${`(${from},0)`}::tid and part.ctid < ${`(${from + blocksAtOnce},0)`}::tid
          and part.user_id is null and whole.${sql.id(key)} = part.${sql.id(column)}`.execute(db)
  }
}
