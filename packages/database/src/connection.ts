import type { PostgresPoolClient } from 'kysely'
import type { PoolClient, QueryConfig } from 'pg'
import { isConnectionLost, unavailable } from './unavailable.ts'

/** How much longer than the server's own limit the client waits before it gives the connection up. */
const graceMs = 5_000
const localTimeout = /^\s*set local statement_timeout = (\d+)\s*$/i
const endOfTransaction = /^\s*(commit|rollback)\s*$/i

/**
 * A pooled connection whose every query ends: the server ends a statement after
 * `statement_timeout`, and if no answer comes even then (a dead network, a stopped server), the
 * query fails here and the connection is thrown away instead of being given to the next asker.
 * `set local statement_timeout = <ms>` moves both limits until the transaction ends.
 *
 * @param name where the database is, for errors
 */
export function boundConnection(
  client: PoolClient,
  options: { readonly name: string; readonly statementTimeoutMs: number },
): PostgresPoolClient {
  const { name, statementTimeoutMs } = options
  let limitMs = statementTimeoutMs
  let lost = false

  const query = async (text: string, values: readonly unknown[]) => {
    const local = localTimeout.exec(text)
    // The types of pg know this option only for the whole pool.
    const config: QueryConfig & { query_timeout: number } = {
      text,
      values: [...values],
      query_timeout: limitMs + graceMs,
    }
    try {
      const result = await client.query(config)
      if (local) limitMs = Number(local[1])
      else if (endOfTransaction.test(text)) limitMs = statementTimeoutMs
      return result
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      lost = true
      throw unavailable(name, 'was lost', error)
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
