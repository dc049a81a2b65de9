import type { RequestHandlers } from '@lumen/bus/answers'
import type { RequestTable } from '@lumen/contracts/bus'
import type { jobCatalog } from '@lumen/contracts/jobs'
import type { ServiceName } from '@lumen/contracts/operation'
import { outboxRequest, replayRequest } from '@lumen/contracts/outbox'
import { readBacklog } from '@lumen/database/backlog'
import { shareErasures } from '@lumen/database/erasures'
import { migrate, type Migration } from '@lumen/database/migrate'
import { openDatabase } from '@lumen/database/open'
import { startRelay } from '@lumen/database/outbox'
import type { Reader } from '@lumen/database/reader'
import { openReplica } from '@lumen/database/replica'
import { createSealer, parseSealKeys, type Sealer } from '@lumen/database/sealing'
import { createJobs, type Jobs } from '@lumen/jobs/queues'
import type { Closer } from '@lumen/runtime/lifecycle'
import type { Logger } from '@lumen/runtime/logger'
import type { Kysely } from 'kysely'
import type { BaseConfig } from './config.ts'
import { passOverErased } from './pass-over-erased.ts'
import {
  openBus,
  openObserved,
  type Awaitable,
  type Observed,
  type OpenedProcess,
  type Opening,
  type Overrides,
} from './open-process.ts'

/** What every service behind the gateway holds open. */
export type Opened<Tables> = OpenedProcess & {
  db: Kysely<Tables>
  /**
   * The same tables as they may have been some seconds ago, of a replica where there is one. For what
   * everybody sees and nobody waits for: never for what somebody has just written, nor for what decides.
   */
  mayBeOld: Reader<Tables>
}

/** The tables that a context's database holds. */
export type TablesOf<Context> = Context extends Opened<infer Tables> ? Tables : never

/**
 * Opens what every process has and the database, whose migrations run first, then what `build` adds to
 * make the context whole; closes all of it when that fails.
 */
export const openService = <
  Context extends Opened<TablesOf<Context>>,
  Service extends ServiceName = ServiceName,
>(
  base: BaseConfig<Service>,
  migrations: Readonly<Record<string, Migration>>,
  overrides: Overrides,
  build: (
    opening: Opening<Opened<TablesOf<Context>>, BaseConfig<Service>>,
  ) => Awaitable<Omit<Context, keyof Opened<unknown>>>,
): Promise<{ context: Context; closer: Closer }> =>
  openObserved(base, overrides, async (observed, closer) => {
    const { databaseUrl: url, databasePool: poolSize } = base
    const db = openDatabase<TablesOf<Context>>({ url, poolSize, log: observed.log })
    closer.add('database', () => db.destroy())
    await migrateFirst(url, migrations, observed.log)
    const mayBeOld = openOldReads(db, base, observed, closer)
    const bus = passOverErased(await openBus(base, observed, closer), db)
    const context = { ...observed, db, mayBeOld, bus }
    return { ...context, ...(await build({ base, context, closer })) } as Context
  })

/** Without a replica they are reads like all others. */
function openOldReads<Tables>(
  db: Kysely<Tables>,
  { databaseReplicaUrl: url, databasePool: poolSize }: BaseConfig,
  { log, metrics }: Observed,
  closer: Closer,
): Reader<Tables> {
  if (url === null) return db
  const replica = openReplica<Tables>({ url, primary: db, log, metrics, poolSize })
  closer.add('replica', () => replica.close())
  return replica.mayBeOld
}

/** All services start together, and are busy with that: the first connection is waited for longer. */
const firstConnectionMs = 60_000

/** Brings the schema up to date, waiting for its server. @throws MigrationError */
export async function migrateFirst(
  url: string,
  migrations: Readonly<Record<string, Migration>>,
  log: Logger,
): Promise<void> {
  const db = openDatabase<unknown>({ url, log, poolSize: 2, connectTimeoutMs: firstConnectionMs })
  try {
    await migrate(db, migrations, { log })
  } finally {
    await db.destroy()
  }
}

/**
 * Publishes what the service commits to its outbox, tells the back office what waits there, and hands
 * on once more what consumers gave up; `eventsCommitted` tells that there is more.
 */
export async function openOutbox<Tables>({
  base,
  context: { db, bus, log, metrics },
  closer,
}: Opening<Opened<Tables>>): Promise<{ eventsCommitted(): void }> {
  await bus.ensureStreams([base.service])
  const relay = startRelay({
    db,
    publish: (event, traceparent) => bus.publishEvent(event, traceparent),
    log,
    metrics,
  })
  closer.add('outbox relay', () => relay.close())
  const table: RequestTable = { ...outboxRequest(base.service), ...replayRequest(base.service) }
  const handlers: RequestHandlers<RequestTable> = {
    [`${base.service}.read-outbox`]: () => readBacklog(db),
    [`${base.service}.replay-event`]: async (input: unknown) => ({
      outcome: await bus.deadLetters.replay((input as { sequence: number }).sequence),
    }),
  }
  const serving = bus.serve(table, handlers)
  closer.add('outbox questions', () => serving.close())
  return { eventsCommitted: () => relay.wake() }
}

/**
 * Seals columns with these keys (`LUMEN_SEAL_KEYS`); all copies of the service forget a user together.
 * @throws Error that names the version of a key that cannot be used, never the key
 */
export function openSealer(
  { base, context: { bus, clock, metrics }, closer }: Opening<OpenedProcess>,
  sealKeys: string,
): Sealer {
  const own = createSealer({ ...parseSealKeys(sealKeys), clock, metrics })
  const { sealer, stop } = shareErasures(own, bus, base.service)
  closer.add('erasures', stop)
  return sealer
}

/**
 * The queues of the service, which works worse while Redis is away. What is opened later may add to them
 * while it closes.
 */
export function openJobs<Service extends ServiceName>({
  base: { service, redisUrl },
  context: { log, metrics, tracing, needs },
  closer,
}: Opening<OpenedProcess, BaseConfig<Service>>): Jobs<typeof jobCatalog, Service> {
  const jobs = createJobs({ redisUrl, log, metrics, tracing, service })
  closer.add('jobs', () => jobs.close())
  needs.set('redis', () => jobs.answers())
  return jobs
}
