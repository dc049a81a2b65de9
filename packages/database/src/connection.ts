import type { PostgresPoolClient } from 'kysely'
import type { PoolClient, QueryConfig } from 'pg'
import type { StatementNames } from './statement-names.ts'
import { isConnectionLost, unavailable } from './unavailable.ts'

/** How much longer than the server's own limit the client waits before it gives the connection up. */
const graceMs = 5_000
const localTimeout = /^\s*set local statement_timeout = (\d+)\s*$/i

export type ConnectionOptions = {
  /** Where the database is, for errors. */
  readonly name: string
  readonly statementTimeoutMs: number
  readonly statements: StatementNames
}

/**
 * A pooled connection whose every query ends: the server ends a statement after
 * `statement_timeout`, and if no answer comes even then (a dead network, a stopped server), the
 * query fails here and the connection is thrown away instead of being given to the next asker.
 * `set local statement_timeout = <ms>` moves both limits until the transaction ends.
 */
export function boundConnection(
  client: PoolClient,
  options: ConnectionOptions,
): PostgresPoolClient {
  const { name, statementTimeoutMs, statements } = options
  let limitMs = statementTimeoutMs
  let lost = false

  const send = (text: string, values: readonly unknown[], statement: string | undefined) => {
    // The types of pg know this option only for the whole pool.
    const config: QueryConfig & { query_timeout: number } = {
      text,
      values: [...values],
      query_timeout: limitMs + graceMs,
      ...(statement === undefined ? {} : { name: statement }),
    }
    return client.query(config)
  }

  const query = async (text: string, values: readonly unknown[] = []) => {
    const inTransaction = client.getTransactionStatus() !== 'I'
    if (!inTransaction) limitMs = statementTimeoutMs
    const statement = statements.nameOf(text, values.length)
    try {
      const result = await send(text, values, statement)
      const local = localTimeout.exec(text)
      if (local) limitMs = Number(local[1])
      return result
    } catch (error) {
      if (isConnectionLost(error)) {
        lost = true
        throw unavailable(name, 'was lost', error)
      }
      if (statement === undefined || !isStaleStatement(error)) throw error
      // A migration changed a table under a prepared statement. It is not prepared again, and this
      // connection, where the old one stays, is not used again.
      statements.ban(text)
      lost = true
      if (inTransaction) throw unavailable(name, 'was changed', error)
      return send(text, values, undefined)
    }
  }

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release(destroy) {
      limitMs = statementTimeoutMs
      client.release(destroy || lost)
    },
  }
}

/** The result of a prepared statement has new columns, or a pooler has lost the statement. */
function isStaleStatement(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return (
    error.code === '26000' || (error.code === '0A000' && error.message.startsWith('cached plan'))
  )
}
