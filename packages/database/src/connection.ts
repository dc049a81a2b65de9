import type { Writable } from 'node:stream'
import type { CompiledQuery, PostgresPoolClient } from 'kysely'
import type { PoolClient, QueryConfig } from 'pg'
import type { StatementNames } from './statement-names.ts'
import { DatabaseTimeoutError, isConnectionLost, isTimedOut, unavailable } from './unavailable.ts'
import { isUnkeepable, UnkeepableTextError } from './unkeepable.ts'

/** How much longer than the server's own limit the client waits before it gives the connection up. */
const graceMs = 5_000
const timeout = /^\s*(?:set (local )?statement_timeout = (\d+)|reset statement_timeout)\s*$/i

export type ConnectionOptions = {
  /** Where the database is, for errors. */
  readonly name: string
  readonly statementTimeoutMs: number
  readonly statements: StatementNames
}

const sentWithNext = new WeakSet<readonly unknown[]>()

/**
 * Marks a query whose answer nobody needs: it is sent with the next one of its connection, which fails
 * where it fails.
 */
export function sendWithNext<Row>(query: CompiledQuery<Row>): CompiledQuery<never> {
  sentWithNext.add(query.parameters)
  return query
}

type Sent = { text: string; values: readonly unknown[] }

/**
 * A pooled connection whose every query ends: the server ends a statement after
 * `statement_timeout`, and if no answer comes even then (a dead network, a stopped server), the
 * query fails here and the connection is thrown away instead of being given to the next asker.
 * `set local statement_timeout = <ms>` moves both limits until the transaction ends, without `local` until
 * it is reset, at the latest when the connection is given back.
 *
 * `begin` is sent with the first statement of its transaction: a round trip less for each.
 */
export function boundConnection(
  client: PoolClient,
  options: ConnectionOptions,
): PostgresPoolClient {
  const { name, statementTimeoutMs, statements } = options
  let sessionMs = statementTimeoutMs
  let limitMs = sessionMs
  let lost = false
  let waiting: Sent[] = []

  const send = ({ text, values }: Sent, statement: string | undefined) => {
    // The types of pg know this option only for the whole pool.
    const config: QueryConfig & { query_timeout: number } = {
      text,
      values: [...values],
      query_timeout: limitMs + graceMs,
      ...(statement === undefined ? {} : { name: statement }),
    }
    const { connection } = client as PoolClient & { connection?: { stream: Writable } }
    // What is sent in one go by this process goes to the server in one write.
    connection?.stream.cork()
    process.nextTick(() => connection?.stream.uncork())
    return client.query(config)
  }

  const answerOf = async (sent: Sent, inTransaction: boolean) => {
    const { text, values } = sent
    const statement = statements.nameOf(text, values.length)
    try {
      const result = await send(sent, statement)
      const moved = timeout.exec(text)
      if (moved !== null) {
        limitMs = Number(moved[2] ?? statementTimeoutMs)
        if (moved[1] === undefined) sessionMs = limitMs
      }
      return result
    } catch (error) {
      if (isConnectionLost(error)) {
        lost = true
        throw unavailable(name, 'was lost', error)
      }
      if (isTimedOut(error)) throw new DatabaseTimeoutError(name, error)
      if (isUnkeepable(error)) throw new UnkeepableTextError(error)
      if (statement === undefined || !isStaleStatement(error)) throw error
      // A migration changed a table under a prepared statement. It is not prepared again, and this
      // connection, where the old one stays, is not used again.
      statements.ban(text)
      lost = true
      if (inTransaction) throw unavailable(name, 'was changed', error)
      return send(sent, undefined)
    }
  }

  const query = async (text: string, values: readonly unknown[] = []) => {
    if (text === 'begin' || sentWithNext.has(values)) {
      waiting.push({ text, values })
      return unanswered
    }
    const first = waiting
    waiting = []
    if (text === 'rollback' && first[0]?.text === 'begin') return unanswered
    const inTransaction = first.length > 0 || client.getTransactionStatus() !== 'I'
    if (!inTransaction) limitMs = sessionMs
    const all = text === 'rollback' ? [{ text, values }] : [...first, { text, values }]
    // Answered in their order; once one has failed, so do those after it.
    const answers = await Promise.all(all.map((sent) => answerOf(sent, inTransaction)))
    return answers.at(-1)
  }

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release(destroy) {
      sessionMs = statementTimeoutMs
      limitMs = sessionMs
      waiting = []
      client.release(destroy || lost)
    },
  }
}

/** What was not sent yet answers nothing. */
const unanswered = { command: '', rowCount: 0, rows: [] }

/** The result of a prepared statement has new columns, or a pooler has lost the statement. */
function isStaleStatement(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return (
    error.code === '26000' || (error.code === '0A000' && error.message.startsWith('cached plan'))
  )
}
