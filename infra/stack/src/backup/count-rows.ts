import type { ServiceName } from '@lumen/contracts/operation'
import { escapeIdentifier, type ClientBase } from 'pg'

/** A large table is counted for long. */
export const countingMs = 60 * 60_000

/** Rows of each table of a service, `chat.companions`, as a connection sees them. */
export async function countRows(
  client: ClientBase,
  service: ServiceName,
): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1 order by 1',
    [service],
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const table = `${escapeIdentifier(service)}.${escapeIdentifier(name)}`
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
    counts[`${service}.${name}`] = Number(rows[0]?.count)
  }
  return counts
}
