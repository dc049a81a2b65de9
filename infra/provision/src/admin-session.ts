import { Client } from 'pg'

const statementLimitMs = 60_000

/**
 * Does something with one administrator's connection and closes it; every statement has a limit.
 * @param limitMs of a statement; a minute when absent
 */
export async function withAdmin<T>(
  adminUrl: string,
  work: (client: Client) => Promise<T>,
  limitMs = statementLimitMs,
): Promise<T> {
  const client = new Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: 10_000,
    query_timeout: limitMs,
    statement_timeout: limitMs,
    application_name: 'lumen-provision',
  })
  // A connection that breaks between two queries fails the next one; it must not end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Holds a lock that other sessions in the same database respect; it ends with the session at the latest. */
export async function withAdvisoryLock<T>(
  client: Client,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
  }
}

/** The same server's URL for another database. */
export function databaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}
