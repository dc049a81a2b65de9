import { createLogger } from '@lumen/runtime/logger'
import { sql } from 'kysely'
import { distribute } from '../src/distribution/distribute.ts'
import type { WholeTables } from '../src/distribution/whole-tables.ts'
import { migrate, MigrationError, type Migration } from '../src/migrate.ts'
import { openDatabase } from '../src/open.ts'

/** Whether all tests are to run on schemas whose keys are those of Citus. */
export const allDistributed = process.env['TEST_DISTRIBUTED'] === '1'

/**
 * Brings a schema up to date and gives it the keys of Citus, before a service finds it so.
 *
 * @param since the last migration that any schema had which was distributed: those that came later run on
 *   such keys too
 */
export async function distributeSchema(
  url: string,
  migrations: Readonly<Record<string, Migration>>,
  { whole, since }: { whole: WholeTables; since: string },
): Promise<void> {
  const log = createLogger({ service: 'test', level: 'silent' })
  const db = openDatabase<unknown>({ url, log, poolSize: 2 })
  const before = Object.entries(migrations).filter(([name]) => name <= since)
  try {
    await migrate(db, Object.fromEntries(before), { log })
    await distribute(db, whole)
    await migrate(db, migrations, { log })
    await distribute(db, whole)
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error
    const hint = `In a schema that was distributed (docs/growth.md) keys hold user_id: ask pg_constraint for them`
    throw new Error(`${error.message}. ${hint}`, { cause: error })
  } finally {
    await db.destroy()
  }
}

/**
 * What Citus would refuse of a schema, read from the catalog of PostgreSQL alone: whatever distributes it
 * is not asked.
 */
export async function refusedByCitus(url: string, whole: WholeTables): Promise<string[]> {
  const log = createLogger({ service: 'test', level: 'silent' })
  const db = openDatabase<unknown>({ url, log, poolSize: 1 })
  try {
    const { rows } = await sql<{ fault: string }>`
      with tables as (
        select c.oid as id, relname, relname <> all(${Object.keys(whole)}::text[]) as distributed,
          (select attnum from pg_attribute where attrelid = c.oid and attname = 'user_id'
            and attnotnull and not attisdropped) as owner
        from pg_class c where relnamespace = current_schema()::regnamespace and relkind = 'r'
      )
      select relname || ': no user_id that is never null' as fault
      from tables where distributed and owner is null
      union all
      select relname || ': ' || indexrelid::regclass || ' is unique without user_id'
      from tables join pg_index on indrelid = id
      where distributed and indisunique and owner <> all(indkey)
      union all
      select t.relname || ': ' || conname || ' leads to ' || target.relname || ' without user_id'
      from tables t join pg_constraint k on conrelid = t.id and contype = 'f'
      join tables target on target.id = confrelid
      where (t.distributed or target.distributed) and not exists (
        select from unnest(conkey, confkey) as pair (own, other)
        where t.distributed and target.distributed and own = t.owner and other = target.owner)
      union all
      select relname || ': ' || conname || ' sets columns of a row whose parent goes'
      from tables join pg_constraint on conrelid = id and contype = 'f'
      where distributed and confdeltype in ('n', 'd')
      union all
      select relname || ': has the trigger ' || tgname
      from tables join pg_trigger on tgrelid = id where distributed and not tgisinternal
      union all
      select name || ': is named among the whole tables, and is not there'
      from unnest(${Object.keys(whole)}::text[]) as name
      where name not in (select relname from tables)
      order by 1`.execute(db)
    return rows.map(({ fault }) => fault)
  } finally {
    await db.destroy()
  }
}
