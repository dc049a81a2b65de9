import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Metrics } from '@lumen/runtime/metrics'
import type { Reader } from './reader.ts'
import { DatabaseTimeoutError } from './unavailable.ts'

export type OldReads<Tables> = {
  readonly db: Reader<Tables>
  useReplica(): void
  /** @param state `isAway`: it does not answer, and whoever waits for it asks the primary at once */
  usePrimary(state: { isAway: boolean }): void
}

/** It answered, and the primary would answer no better: a write, and what takes too long. */
const isLastWord = (error: unknown) =>
  error instanceof DatabaseTimeoutError ||
  (error instanceof Error && 'code' in error && error.code === '25006')

/**
 * Sends each query to the replica while that is to be used, else to the primary. What the replica cannot
 * answer is asked of the primary: it may have gone, may not have the newest table yet, or may have had to
 * end the query to follow its primary. Queries alone: there are no transactions here.
 */
export function openOldReads<Tables>(options: {
  replica: Kysely<Tables>
  primary: Kysely<Tables>
  metrics: Metrics
}): OldReads<Tables> {
  const { replica, primary, metrics } = options
  const count = metrics.counter(
    'database_old_reads_total',
    'Reads that may be old, by the server that answered',
    ['server'],
  )
  let useReplica = false
  const waiting = new Set<(gone: Error) => void>()

  const askReplica = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const { promise: gone, reject } = Promise.withResolvers<never>()
    waiting.add(reject)
    try {
      return await Promise.race([replica.executeQuery<Row>(query as CompiledQuery<Row>), gone])
    } finally {
      waiting.delete(reject)
    }
  }
  const askPrimary = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const result = await primary.executeQuery<Row>(query)
    count.inc({ server: 'primary' })
    return result
  }
  const ask = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    if (query.query.kind !== 'SelectQueryNode' && query.query.kind !== 'RawNode')
      throw new TypeError(`What may be old is only read: ${query.query.kind}`)
    if (!useReplica) return askPrimary(query)
    try {
      const result = await askReplica<Row>(query)
      count.inc({ server: 'replica' })
      return result
    } catch (error) {
      if (isLastWord(error)) throw error
      return askPrimary(query)
    }
  }

  const none = async () => {
    throw new TypeError('What may be old is read without a transaction')
  }
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => ({
      executeQuery: ask,
      streamQuery: () => {
        throw new TypeError('What may be old is not streamed')
      },
    }),
    releaseConnection: async () => undefined,
    beginTransaction: none,
    commitTransaction: none,
    rollbackTransaction: none,
    // Both are closed by whoever opened them.
    destroy: async () => undefined,
  }
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (each) => new PostgresIntrospector(each),
    },
  })
  return {
    db,
    useReplica() {
      useReplica = true
    },
    usePrimary({ isAway }) {
      useReplica = false
      if (isAway) for (const giveUp of waiting) giveUp(new Error('The replica is away'))
    },
  }
}
