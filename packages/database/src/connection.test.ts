import { EventEmitter } from 'node:events'
import type { PoolClient, QueryConfig } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { boundConnection } from './connection.ts'
import { createStatementNames } from './statement-names.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

/** A client that answers as told and remembers the limit each query got. */
function fakeClient(answer: (text: string) => Promise<unknown> = async () => ({ rows: [] })) {
  const limits: number[] = []
  let status = 'I'
  const client = Object.assign(new EventEmitter(), {
    query: ({ text, query_timeout }: QueryConfig & { query_timeout: number }) => {
      limits.push(query_timeout)
      if (text === 'begin') status = 'T'
      if (text === 'commit') status = 'I'
      return answer(text)
    },
    getTransactionStatus: () => status,
    release: vi.fn(),
  })
  return { client: client as unknown as PoolClient, limits, release: client.release }
}

const options = {
  name: 'host/db',
  statementTimeoutMs: 1_000,
  statements: createStatementNames(),
}

describe('boundConnection', () => {
  test('gives up a little after the server should have', async () => {
    const { client, limits } = fakeClient()
    await boundConnection(client, options).query('select 1', [])
    expect(limits).toEqual([6_000])
  })

  test('follows the limit of a transaction until it ends', async () => {
    const { client, limits } = fakeClient()
    const connection = boundConnection(client, options)
    for (const text of [
      'begin',
      'set local statement_timeout = 60000',
      'select 1',
      'commit',
      'select 2',
    ]) {
      await connection.query(text, [])
    }
    expect(limits).toEqual([6_000, 6_000, 65_000, 65_000, 6_000])
  })

  test('follows the limit of a session until it is reset or given back', async () => {
    const { client, limits } = fakeClient()
    const connection = boundConnection(client, options)
    for (const text of [
      'set statement_timeout = 60000',
      'select 1',
      'reset statement_timeout',
      'select 2',
      'set statement_timeout = 60000',
    ])
      await connection.query(text, [])
    connection.release()
    await connection.query('select 3', [])
    expect(limits).toEqual([6_000, 65_000, 65_000, 6_000, 6_000, 6_000])
  })

  test('a connection that did not answer is not used again', async () => {
    const { client, release } = fakeClient(() => Promise.reject(new Error('Query read timeout')))
    const connection = boundConnection(client, options)
    await expect(connection.query('select 1', [])).rejects.toThrow(DatabaseUnavailableError)
    connection.release()
    expect(release).toHaveBeenCalledWith(true)
  })

  test('a query that fails by its own fault keeps the connection and its error', async () => {
    const syntax = Object.assign(new Error('syntax error'), { code: '42601' })
    const { client, release } = fakeClient(() => Promise.reject(syntax))
    const connection = boundConnection(client, options)
    await expect(connection.query('selec 1', [])).rejects.toBe(syntax)
    connection.release()
    expect(release).toHaveBeenCalledWith(false)
  })

  test('sends the begin of a transaction with its first statement, and none without one', async () => {
    const sent: string[] = []
    const { client } = fakeClient(async (text) => {
      sent.push(text)
      return { rows: [] }
    })
    const connection = boundConnection(client, options)
    await connection.query('begin', [])
    expect(sent).toEqual([])
    await connection.query('rollback', [])
    expect(sent).toEqual([])
    await connection.query('begin', [])
    await connection.query('select 1', [])
    expect(sent).toEqual(['begin', 'select 1'])
  })
})
