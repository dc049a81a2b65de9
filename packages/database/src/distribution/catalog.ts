import { sql, type Kysely, type RawBuilder } from 'kysely'

/** What decides in which shard a row is: rows of one user are together. */
export const owner = 'user_id'

type Table = {
  name: string
  /** null: it has no such column; false: rows may be without. */
  owned: boolean | null
  /** It is in shards by now. */
  distributed: boolean
}

/** A primary key, a unique constraint, or an index that is unique without being one. */
export type UniqueKey = {
  table: string
  name: string
  kind: 'constraint' | 'index'
  /** As PostgreSQL writes it. */
  definition: string
  columns: string[]
}

export type ForeignKey = {
  table: string
  name: string
  definition: string
  columns: string[]
  target: string
  targetColumns: string[]
  /** On delete it sets columns to null, or to their defaults. */
  sets: boolean
}

/** The tables of a schema with what ties them together. */
export type Catalog = {
  schema: string
  citus: boolean
  tables: Table[]
  keys: UniqueKey[]
  foreignKeys: ForeignKey[]
  triggers: { table: string; name: string }[]
}

const inSchema = sql`relnamespace = current_schema()::regnamespace`
const namesOf = (relation: RawBuilder<unknown>, numbers: RawBuilder<unknown>) => sql`array(
  select attname::text from unnest(${numbers}) with ordinality as part (number, at)
  join pg_attribute on attrelid = ${relation} and attnum = part.number order by at)`

/** Reads the schema of the database's role from the catalog of PostgreSQL. */
export async function readCatalog<T>(db: Kysely<T>): Promise<Catalog> {
  const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows
  const [found] = await read(sql<{ schema: string; citus: boolean }>`
    select current_schema() as schema,
      exists(select from pg_extension where extname = 'citus') as citus`)
  const { schema = '', citus = false } = found ?? {}
  const inShards = citus
    ? sql`exists(select from pg_dist_partition where logicalrelid = c.oid and partmethod = 'h')`
    : sql`false`
  return {
    schema,
    citus,
    tables: await read(sql<Table>`
      select relname as name, attnotnull as owned, ${inShards} as distributed
      from pg_class c left join pg_attribute
        on attrelid = c.oid and attname = ${owner} and not attisdropped
      where ${inSchema} and relkind in ('r', 'p') order by 1`),
    keys: await read(sql<UniqueKey>`
      select c.relname as "table", i.relname as name,
        case when k.oid is null then 'index' else 'constraint' end as kind,
        coalesce(pg_get_constraintdef(k.oid), pg_get_indexdef(i.oid)) as definition,
        array(select pg_get_indexdef(i.oid, number, false)
          from generate_series(1, indnkeyatts) as number order by number) as columns
      from pg_index join pg_class c on c.oid = indrelid join pg_class i on i.oid = indexrelid
      left join pg_constraint k on k.conindid = i.oid and k.contype in ('p', 'u', 'x')
      where indisunique and c.${inSchema} order by 1, 2`),
    foreignKeys: await read(sql<ForeignKey>`
      select c.relname as "table", conname as name, pg_get_constraintdef(k.oid) as definition,
        ${namesOf(sql`conrelid`, sql`conkey`)} as columns, target.relname as target,
        ${namesOf(sql`confrelid`, sql`confkey`)} as "targetColumns",
        confdeltype in ('n', 'd') as sets
      from pg_constraint k join pg_class c on c.oid = conrelid
      join pg_class target on target.oid = confrelid
      where contype = 'f' and c.${inSchema} order by 1, 2`),
    triggers: await read(sql<{ table: string; name: string }>`
      select c.relname as "table", tgname as name from pg_trigger join pg_class c on c.oid = tgrelid
      where not tgisinternal and c.${inSchema} order by 1, 2`),
  }
}
