import { serviceNames } from '@lumen/contracts/operation'
import { escapeIdentifier, type ClientBase } from 'pg'

/** A large table is counted for long. */
export const countingMs = 60 * 60_000

/** Rows of each table of the services, `chat.companions`, as a connection sees them. */
export async function countRows(client: ClientBase): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname = any($1) order by 1, 2`,
    [serviceNames],
  )
  const counts: Record<string, number> = {}
  for (const { schema, name } of tables) {
    const table = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
    counts[`${schema}.${name}`] = Number(rows[0]?.count)
  }
  return counts
}
