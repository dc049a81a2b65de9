import { realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadCredentials, natsUserName } from './credentials.ts'
import { environmentUrl, loginOf } from './environment-server.ts'
import { withLock } from './file-lock.ts'
import { leaseHolders, takeLease, type Lease } from './leases.ts'
import { makeDirectories } from './make-directories.ts'
import { natsServer } from './nats-server.ts'
import { obtainServer, stopRecorded } from './obtain-server.ts'
import { defaultOrigins } from './origins.ts'
import { postgresServer, postgresUrl } from './postgres-server.ts'
import { combineFailures, ProvisionError } from './provision-error.ts'
import { redisServer, redisUrl } from './redis-server.ts'
import type { ServerDefinition } from './server-definition.ts'
import { readRecord, writeRecord } from './server-record.ts'
import type { Context, Credentials, NatsPermissions, Origin, Purpose, ServerName } from './types.ts'

export type ProvisionOptions = {
  /** Directory for data, logs, passwords and pid records; made when missing. */
  dataDir: string
  /** Directory of privately unpacked packages, `packages` in the data directory unless told. */
  packagesDir?: string
  env?: NodeJS.ProcessEnv
  /** Gets one line per step. */
  report?: (line: string) => void
  /** NATS accounts to have, each with JetStream; `['lumen']` unless told. */
  natsAccounts?: string[]
  /** Users that each of these accounts has besides its own, who may less, by their names. */
  natsUsers?: Readonly<Record<string, NatsPermissions>>
  /** Ends the work early; what this call started is stopped. */
  signal?: AbortSignal
  purpose?: Purpose
  /** Leaves the servers running after this process, until `stopServers`. */
  keep?: boolean
  /** Restricts where a server may come from. */
  origins?: Partial<Record<ServerName, readonly Origin[]>>
}

/** Running servers and how to reach them. */
export type Servers = {
  /** `adminUrl` is the superuser's (the environment's own user when it comes from there). */
  postgres: { adminUrl: string; origin: Origin }
  /** Database 0; there are 64. */
  redis: { url: string; origin: Origin }
  /**
   * `url` carries user and password of the first account. `account(name)` gives those of one
   * account, with a URL that carries none, and those of its users; with NATS_URL there is one account,
   * whatever the name, and its users are whatever the environment says.
   */
  nats: {
    url: string
    account(name: string): NatsAccount
    origin: Origin
  }
  /**
   * Gives the servers up and stops those that are ours, whichever call started them, unless another
   * live process, or another call in this one, still uses them, or they are to be kept.
   */
  stop(): Promise<void>
}

export type NatsLogin = { user: string; pass: string }
export type NatsAccount = NatsLogin & { url: string; users: Record<string, NatsLogin> }

const serverNames: readonly ServerName[] = ['postgres', 'redis', 'nats']
const lockLimitMs = 300_000

/**
 * Provides PostgreSQL, Redis and NATS (JetStream) on this machine. Each comes from its URL in the
 * environment, from our own running one, or from the first origin that works; see `origins.ts`.
 * Calls on one data directory, in any process, wait for each other and share the servers.
 * @throws ProvisionError: one message that says what was tried for which server and what to do
 */
export async function provision(options: ProvisionOptions): Promise<Servers> {
  const context = createContext(options)
  const accounts = options.natsAccounts ?? ['lumen']
  if (accounts.length === 0) throw new ProvisionError('At least one NATS account is needed.')
  return locked(context, async () => {
    const users = options.natsUsers ?? {}
    const credentials = loadCredentials(context.dataDir, accounts, users)
    const lease = takeLease(context.dataDir)
    const [postgres, redis, nats] = await Promise.allSettled([
      locate('postgres', context, () => postgresServer(context, credentials)),
      locate('redis', context, async () => redisServer(context, credentials)),
      locate('nats', context, async () => natsServer(context, credentials)),
    ])
    if (
      postgres.status === 'fulfilled' &&
      redis.status === 'fulfilled' &&
      nats.status === 'fulfilled'
    ) {
      if (options.keep === true) keepRecorded(context.dataDir)
      return {
        postgres: {
          origin: postgres.value.origin,
          adminUrl: postgres.value.url ?? postgresUrl(credentials, postgres.value.port),
        },
        redis: {
          origin: redis.value.origin,
          url: redis.value.url ?? redisUrl(credentials, redis.value.port),
        },
        nats: natsAddress(nats.value, credentials, accounts, Object.keys(users)),
        stop: () => release(context, lease),
      }
    }
    lease.release()
    const results = [postgres, redis, nats]
    await stopUnused(
      unhurried(context),
      serverNames.filter((_, index) => {
        const result = results[index]
        return result?.status === 'fulfilled' && result.value.started
      }),
    )
    throw combineFailures(
      results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
    )
  })
}

/** The context of a call: absolute paths, defaults filled in, and the data directory made. */
export function createContext(options: ProvisionOptions): Context {
  const dataDir = madeDirectory(options.dataDir)
  return {
    dataDir,
    packagesDir: resolve(options.packagesDir ?? join(dataDir, 'packages')),
    env: options.env ?? process.env,
    report: options.report ?? (() => undefined),
    signal: options.signal ?? new AbortController().signal,
    purpose: options.purpose ?? 'serve',
    origins: { ...defaultOrigins, ...options.origins },
  }
}

/** Does something while no other call, in any process, changes the servers of this data directory. */
export function locked<T>(context: Context, work: () => Promise<T>): Promise<T> {
  return withLock(
    join(context.dataDir, 'lock'),
    {
      limitMs: lockLimitMs,
      signal: context.signal,
      onWait: (pid) => context.report(`Waiting for process ${pid}, which is starting the servers`),
    },
    work,
  )
}

/** Marks the servers that run from a data directory as to be kept. */
function keepRecorded(dataDir: string): void {
  for (const name of serverNames) {
    const record = readRecord(dataDir, name)
    if (record !== undefined) writeRecord(dataDir, name, { ...record, kept: true })
  }
}

/** Stops those of these servers that are ours, that nobody uses any more and that are not kept. */
async function stopUnused(context: Context, names = serverNames): Promise<void> {
  if (leaseHolders(context.dataDir).length > 0) return
  const unkept = names.filter((name) => readRecord(context.dataDir, name)?.kept !== true)
  const results = await Promise.allSettled(unkept.map((name) => stopRecorded(name, context)))
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  if (failures.length > 0) throw combineFailures(failures)
}

type Located = { url?: string; port: number; origin: Origin; started: boolean }

async function locate(
  name: ServerName,
  context: Context,
  define: () => Promise<ServerDefinition>,
): Promise<Located> {
  const url = await environmentUrl(name, context)
  if (url !== undefined) return { url, port: 0, origin: 'environment', started: false }
  return obtainServer(await define(), context)
}

function natsAddress(
  located: Located,
  credentials: Credentials,
  accounts: readonly string[],
  names: readonly string[],
): Servers['nats'] {
  const { url, port, origin } = located
  if (url !== undefined) {
    const plain = url.replaceAll(/\/\/[^@/,]*@/g, '//')
    return { url, origin, account: () => ({ url: plain, ...loginOf(url), users: {} }) }
  }
  const first = accounts[0] ?? ''
  return {
    url: `nats://${first}:${credentials.nats[first]}@127.0.0.1:${port}`,
    origin,
    account: (name) => {
      const pass = credentials.nats[name]
      if (pass === undefined) {
        throw new ProvisionError(`There is no NATS account "${name}": name it in natsAccounts.`)
      }
      const users = names.map((each) => {
        const user = natsUserName(name, each)
        return [each, { user, pass: credentials.natsUsers[user]?.password ?? '' }]
      })
      return {
        url: `nats://127.0.0.1:${port}`,
        user: name,
        pass,
        users: Object.fromEntries(users) as NatsAccount['users'],
      }
    },
  }
}

function release(context: Context, lease: Lease): Promise<void> {
  return locked(unhurried(context), async () => {
    lease.release()
    await stopUnused(unhurried(context))
  })
}

/** Stopping must work when the call's own signal was aborted long ago, so it has none. */
function unhurried(context: Context): Context {
  return { ...context, signal: new AbortController().signal }
}

function madeDirectory(path: string): string {
  const absolute = resolve(path)
  try {
    makeDirectories(absolute)
    return realpathSync(absolute)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new ProvisionError(
      `Cannot make ${absolute} (${code}): check who owns its directory, or choose another one with LUMEN_DATA_DIR.`,
      {
        cause: error,
      },
    )
  }
}
