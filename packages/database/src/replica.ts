import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { repeat } from '@lumen/runtime/repeat'
import { openDatabase } from './open.ts'
import { openOldReads } from './old-reads.ts'
import type { Reader } from './reader.ts'
import { createReplicaLag } from './replica-lag.ts'

export type ReplicaOptions<Tables> = {
  /** Where the replica is, with the login of the primary: a replica has the same roles. */
  readonly url: string
  readonly primary: Kysely<Tables>
  readonly log: Logger
  readonly metrics: Metrics
  /** Connections at most, as of the primary; one more looks how the replica is. */
  readonly poolSize: number
  /** How often it is looked at; 1 s when absent. */
  readonly everyMs?: number
  /** A replica that is further behind is passed over; 10 s when absent. */
  readonly mostLagMs?: number
}

export type Replica<Tables> = {
  /** Reads of the replica while it is there and near enough, else of the primary. */
  readonly mayBeOld: Reader<Tables>
  close(): Promise<void>
}

const lagLimitMs = 10_000
const lookMs = 1_000
const lookLimitMs = 2_000
const connectMs = 1_000

/** What is read of a replica is never older: it may have been looked at a moment ago. */
export const oldestReadMs = lagLimitMs + lookMs + 2 * lookLimitMs

/** Opens a replica beside its primary. Until it was looked at once, everything is read of the primary. */
export function openReplica<Tables>(options: ReplicaOptions<Tables>): Replica<Tables> {
  const { url, primary, log, metrics, poolSize } = options
  const { everyMs = lookMs, mostLagMs = lagLimitMs } = options
  // That it was lost is told once, below, not for each connection.
  const quiet = log.child({}, { level: 'error' })
  const common = { url, log: quiet, readOnly: true, connectTimeoutMs: connectMs }
  const db = openDatabase<Tables>({ ...common, poolSize })
  const looking = openDatabase<unknown>({ ...common, poolSize: 1, statementTimeoutMs: lookLimitMs })
  const lag = createReplicaLag()
  const reads = openOldReads({ replica: db, primary, metrics })
  let lagMs: number | undefined
  let state: 'not known' | 'used' | 'passed over' = 'not known'

  metrics.gauge('database_replica_used', 'Whether reads go to the replica', [], (gauge) =>
    gauge.set(state === 'used' ? 1 : 0),
  )
  metrics.gauge('database_replica_lag_seconds', 'How far the replica is behind', [], (gauge) =>
    gauge.set(lagMs === undefined ? Number.NaN : lagMs / 1_000),
  )

  const ask = async () => {
    const at = performance.now()
    const written = await endOfLog(primary)
    return [at, written, await replayedBy(looking)] as const
  }
  const look = async () => {
    let error: unknown
    try {
      lagMs = lag.measure(...(await withDeadline(ask(), lookLimitMs, 'The look at the replica')))
    } catch (cause) {
      error = cause
      lagMs = undefined
    }
    const before = state
    if (lagMs !== undefined && lagMs <= mostLagMs) state = 'used'
    else if (lagMs !== undefined || error !== undefined) state = 'passed over'
    if (state === 'used') reads.useReplica()
    else reads.usePrimary({ isAway: error !== undefined })
    if (state === before) return
    if (state === 'used') log.info('what may be old is read of the replica')
    else log.warn({ err: error, lagMs }, 'the replica is passed over')
  }
  const looks = repeat({ every: everyMs, label: 'looking at the replica', log, work: look })
  const first = look()

  return {
    mayBeOld: reads.db,
    async close() {
      await looks.close()
      await first
      await Promise.all([db.destroy(), looking.destroy()])
    },
  }
}

type Position = { position: string }

/** Where the log of the primary ends, in bytes. */
async function endOfLog(primary: QueryExecutorProvider): Promise<bigint> {
  const { rows } = await sql<Position>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`.execute(primary)
  return BigInt(rows[0]!.position)
}

/** How much of it the replica shows. @throws Error when it is none: nobody knows what it shows then */
async function replayedBy(replica: QueryExecutorProvider): Promise<bigint> {
  const { rows } = await sql<Position & { recovering: boolean }>`
    select pg_is_in_recovery() as recovering,
      pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position`.execute(replica)
  if (!rows[0]!.recovering) throw new Error('The server that is named as a replica follows nobody')
  return BigInt(rows[0]!.position)
}
