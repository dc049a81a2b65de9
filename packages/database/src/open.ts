import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import type { Logger } from '@lumen/runtime/logger'
import { boundConnection } from './connection.ts'
import { createStatementNames } from './statement-names.ts'
import { unavailable } from './unavailable.ts'

export type OpenOptions = {
  /** `postgres://role:password@host:port/database`; tables are found by the role's search path. */
  readonly url: string
  readonly log: Logger
  /** Connections at most; 10 when absent. */
  readonly poolSize?: number
  /** How long one statement may take; 10 s when absent. */
  readonly statementTimeoutMs?: number
  /** How long to wait for a connection; 5 s when absent. */
  readonly connectTimeoutMs?: number
  /** Shown in `pg_stat_activity`; the role's name when absent. */
  readonly applicationName?: string
  /** Refuses to write, whoever the server is; false when absent. */
  readonly readOnly?: boolean
}

const idleInTransactionMs = 60_000

/**
 * Opens a pool of connections. Returns at once; connections are made when first needed, and a
 * query fails with `DatabaseUnavailableError` (`code` `unavailable`) after at most 5 s when none
 * can be had, with `DatabaseTimeoutError` (`timeout`) when PostgreSQL ended it at its limit. `int8`
 * arrives as string, `timestamptz` as Date. `destroy()` closes it.
 *
 * @throws Error when the URL is not one
 */
export function openDatabase<T>(options: OpenOptions): Kysely<T> {
  const { url, log, poolSize = 10, statementTimeoutMs = 10_000, connectTimeoutMs = 5_000 } = options
  const { host, pathname, username } = parseUrl(url)
  const name = `${host}${pathname}`
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(options.readOnly && { options: '-c default_transaction_read_only=on' }),
    // Statements that are sent together go in one round trip.
    pipeline: true,
    application_name: options.applicationName ?? decodeURIComponent(username),
  })
  // A connection that ends between two queries reports it here and, while it is in use, on the
  // client; unheard, either would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  })

  const bound = { name, statementTimeoutMs, statements: createStatementNames() }
  const connections = new WeakMap<PoolClient, PostgresPoolClient>()
  const connect = async () => {
    let client: PoolClient
    try {
      client = await pool.connect()
    } catch (error) {
      throw unavailable(name, 'gave no connection', error)
    }
    const known = connections.get(client)
    if (known) return known
    const connection = boundConnection(client, bound)
    connections.set(client, connection)
    return connection
  }

  const db = new Kysely<T>({
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect, end: () => pool.end() },
    }),
  })
  const destroy = db.destroy.bind(db)
  // Kysely leaves a pool open of which no query has asked anything.
  db.destroy = async () => {
    await destroy()
    if (!pool.ending) await pool.end()
  }
  return db
}

function parseUrl(text: string): URL {
  const url = URL.parse(text)
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return url
  throw new Error('The database URL is not of the form postgres://role:password@host/database')
}
