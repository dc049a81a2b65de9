import { randomUUID } from 'node:crypto'
import { appendFileSync, chownSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseUrl } from './admin-session.ts'
import { eraseServers } from './manage.ts'
import { postgresHome } from './postgres-home.ts'
import { pingPostgres } from './postgres-probe.ts'
import { createContext, provision, type Servers } from './provision.ts'
import { lastLinesOf, runCommand } from './run-command.ts'
import { ensureServiceRoles, serviceUrl } from './service-roles.ts'
import { provisionForTests, testDataDirectory } from './testing.ts'
import { waitUntil } from './wait-until.ts'

/** A PostgreSQL of a test file's own, and a replica that follows it; `adminUrl`s are of the same database. */
export type ReplicatedPostgres = {
  primary: { adminUrl: string; databaseUrl: string }
  replica: { adminUrl: string; databaseUrl: string; stop(): Promise<void> }
  close(): Promise<void>
}

const repositoryRoot = resolve(import.meta.dirname, '..', '..', '..')

/**
 * Starts both, with a database and the role of one service. The replica is a copy of the primary's files
 * while that rests, and so needs no program that the servers of npm do not bring.
 * @param name of the folder that both are kept in, another one for each test file
 */
export async function openReplicatedPostgres(
  name: string,
  service: string,
): Promise<ReplicatedPostgres> {
  const folder = join(testDataDirectory(), name)
  const [primaryDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')]
  for (const dataDir of [primaryDir, replicaDir]) {
    mkdirSync(dataDir, { recursive: true })
    // What a run left that was killed.
    await eraseServers({ dataDir })
  }
  const shared = await provisionForTests()
  const { DATABASE_URL: _shared, ...others } = process.env
  const start = (dataDir: string) =>
    provision({
      dataDir,
      packagesDir: join(repositoryRoot, '.data', 'packages'),
      // Servers for tests keep no log that a replica could follow.
      purpose: 'serve',
      env: { ...others, REDIS_URL: shared.redis.url, NATS_URL: shared.nats.url },
    })
  const started: Servers[] = []
  const close = async () => {
    for (const servers of started) await servers.stop()
    for (const dataDir of [replicaDir, primaryDir]) await eraseServers({ dataDir })
    rmSync(folder, { recursive: true, force: true })
    await shared.stop()
  }

  try {
    await (await start(primaryDir)).stop()
    await copyCluster(primaryDir, replicaDir)
    const primary = await start(primaryDir)
    started.push(primary)
    await followFrom(replicaDir, primary.postgres.adminUrl)
    const replica = await start(replicaDir)
    started.unshift(replica)

    const role = { name: service, password: randomUUID() }
    const database = 'lumen'
    const addresses = ({ postgres }: Servers) => ({
      adminUrl: databaseUrl(postgres.adminUrl, database),
      databaseUrl: serviceUrl(postgres.adminUrl, role, database),
    })
    await ensureServiceRoles(primary.postgres.adminUrl, [role], database)
    const copy = addresses(replica)
    const isThere = () =>
      pingPostgres(copy.databaseUrl, 5_000).then(
        () => true,
        () => false,
      )
    if (!(await waitUntil(isThere, { limitMs: 60_000 })))
      throw new Error('The replica does not follow its primary')
    return {
      primary: addresses(primary),
      replica: { ...copy, stop: () => replica.stop() },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function copyCluster(fromDir: string, toDir: string): Promise<void> {
  const [from, to] = await Promise.all([homeOf(fromDir), homeOf(toDir)])
  const data = join(to.path, 'data')
  const copied = await runCommand('cp', ['-a', join(from.path, 'data'), data], { limitMs: 60_000 })
  if (copied.code !== 0) throw new Error(`The primary was not copied: ${lastLinesOf(copied, 3)}`)
  copyFileSync(join(fromDir, 'credentials.json'), join(toDir, 'credentials.json'))
}

/** Has the copy take over what its primary writes, and nothing else. */
async function followFrom(dataDir: string, adminUrl: string): Promise<void> {
  const { path, account } = await homeOf(dataDir)
  const { hostname: host, port, username: user, password } = new URL(adminUrl)
  const primary = Object.entries({ host, port, user, password }).map((each) => each.join('='))
  appendFileSync(
    join(path, 'data', 'postgresql.auto.conf'),
    `primary_conninfo = '${primary.join(' ')}'\n`,
  )
  const signal = join(path, 'data', 'standby.signal')
  writeFileSync(signal, '', { mode: 0o600 })
  if (account !== undefined) chownSync(signal, account.uid, account.gid)
}

const homeOf = (dataDir: string) => postgresHome(createContext({ dataDir }))
