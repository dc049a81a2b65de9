import { Client } from 'pg'

/**
 * Logs in to PostgreSQL and runs a query.
 * @throws Error with PostgreSQL's own words when it is not ready
 */
export async function pingPostgres(url: string, limitMs: number): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}
