import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from '@lumen/runtime/logger'
import { boundedClient, type BoundedClient } from './connection.ts'

export type OpenOptions = {
  /** `postgres://role:password@host:port/database`; tables are found by the role's search path. */
  readonly url: string
  readonly log: Logger
  /** Connections at most; 10 when absent. */
  readonly poolSize?: number
  /** How long one statement may take; 10 s when absent. */
  readonly statementTimeoutMs?: number
  /** Shown in `pg_stat_activity`; the role's name when absent. */
  readonly applicationName?: string
}

/** PostgreSQL could not be reached, or gave no connection in time. */
export class DatabaseUnavailableError extends Error {
  readonly code = 'unavailable'
  readonly status = 503

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnavailableError'
  }
}

const connectTimeoutMs = 5_000
const idleInTransactionMs = 60_000

/**
 * Opens a pool of connections. Returns at once; connections are made when first needed, and a
 * query fails with `DatabaseUnavailableError` after at most 5 s when none can be had. `int8`
 * arrives as string, `timestamptz` as Date. `destroy()` closes it.
 */
export function openDatabase<T>(options: OpenOptions): Kysely<T> {
  const { url, log, poolSize = 10, statementTimeoutMs = 10_000 } = options
  const target = parseUrl(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    application_name: options.applicationName ?? decodeURIComponent(target.username),
  })
  // A connection that ends while nobody asks it anything reports here; unheard, it would end the
  // process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  })

  const name = `${target.host}${target.pathname}`
  const clients = new WeakMap<pg.PoolClient, BoundedClient>()
  return new Kysely<T>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        end: () => pool.end(),
        async connect() {
          let client: pg.PoolClient
          try {
            client = await pool.connect()
          } catch (error) {
            throw unavailable(name, error)
          }
          let bounded = clients.get(client)
          if (!bounded) clients.set(client, (bounded = boundedClient(client, statementTimeoutMs)))
          return bounded
        },
      },
    }),
  })
}

function parseUrl(url: string): URL {
  try {
    return new URL(url)
  } catch {
    throw new Error('The database URL is not a URL of the form postgres://role:password@host/name')
  }
}

function unavailable(name: string, error: unknown): DatabaseUnavailableError {
  const reason = error instanceof AggregateError ? error.errors[0] : error
  const message = reason instanceof Error ? reason.message : String(reason)
  return new DatabaseUnavailableError(`PostgreSQL at ${name} gave no connection: ${message}`, {
    cause: error,
  })
}
