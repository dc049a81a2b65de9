import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'

export type BoundedClient = PostgresPoolClient

/** How much longer than the server's own limit the client waits before it gives the connection up. */
const graceMs = 5_000
const localTimeout = /^\s*set local statement_timeout = (\d+)\s*$/i
const endOfTransaction = /^\s*(commit|rollback)\s*$/i

/**
 * A pooled connection whose every query ends: the server ends a statement after
 * `statement_timeout`, and if no answer comes even then (a dead network, a stopped server), the
 * query fails here and the connection is thrown away instead of being given to the next asker.
 * `set local statement_timeout = <ms>` moves both limits until the transaction ends.
 */
export function boundedClient(client: pg.PoolClient, statementTimeoutMs: number): BoundedClient {
  let limit = statementTimeoutMs
  let broken = false

  const query = async (text: string, values: readonly unknown[]) => {
    const local = localTimeout.exec(text)
    try {
      const result = await client.query({
        text,
        values: [...values],
        query_timeout: limit + graceMs,
      } as pg.QueryConfig)
      if (local) limit = Number(local[1])
      else if (endOfTransaction.test(text)) limit = statementTimeoutMs
      return result
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') broken = true
      throw error
    }
  }

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release(destroy) {
      limit = statementTimeoutMs
      client.release(destroy || broken)
    },
  }
}
