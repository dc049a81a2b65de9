import { Client } from 'pg'

/** Every table of every service, read as nobody else may: across schemas. */
export type AllRows = Awaited<ReturnType<typeof openAllRows>>

const schemas = `table_schema not in ('pg_catalog', 'information_schema')`

export async function openAllRows(adminUrl: string) {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  const column = async (text: string, values: unknown[] = []): Promise<string[]> =>
    (await client.query<{ each: string }>(text, values)).rows.map(({ each }) => each)
  const tables = await column(
    `select format('%I.%I', table_schema, table_name) as each from information_schema.tables
     where table_type = 'BASE TABLE' and ${schemas} order by 1`,
  )
  return {
    tables,
    /** Tables that name a user in a column of their own. */
    ofUsers: await column(
      `select format('%I.%I', table_schema, table_name) as each from information_schema.columns
       where column_name = 'user_id' and ${schemas} order by 1`,
    ),
    run: (text: string, values: unknown[] = []) => client.query(text, values),
    async count(table: string, userId: string): Promise<number> {
      const { rows } = await client.query(
        `select count(*)::int as count from ${table} where user_id::text = $1`,
        [userId],
      )
      return rows[0].count
    },
    /** All rows of all tables as texts, in an order of their own. */
    async snapshot(except: readonly string[]): Promise<Record<string, string[]>> {
      const read: Record<string, string[]> = {}
      for (const table of tables)
        if (!except.includes(table))
          read[table] = await column(`select t::text as each from ${table} t order by 1`)
      return read
    },
    /** Rows that hold one of these words, plain or as bytes. */
    async holding(words: readonly string[]): Promise<string[]> {
      const forms = words.flatMap((word) => [word, Buffer.from(word).toString('hex')])
      const patterns = forms.map((form) => `%${form}%`)
      const found: string[] = []
      for (const table of tables)
        for (const row of await column(
          `select t::text as each from ${table} t where t::text ilike any($1)`,
          [patterns],
        ))
          found.push(`${table}: ${row.slice(0, 300)}`)
      return found
    },
    close: () => client.end(),
  }
}
