import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { databaseUrl } from './admin-session.ts'
import { removeStreams } from './nats-reset.ts'
import { provision, type NatsAccount, type ProvisionOptions, type Servers } from './provision.ts'
import { natsVariables } from './nats-variables.ts'
import { flushRedisDatabase } from './redis-probe.ts'
import { ensureServiceRoles, serviceUrl } from './service-roles.ts'
import { dropDatabase } from './test-databases.ts'

/** As many test files may run at once, each with a NATS account and a Redis database of its own. */
const slots = 12
const accountOf = (slot: number) => `test${slot}`
const rolePassword = 'only-for-tests'

export type TestEnvironment = {
  /** The service's own login to a database of this test file. */
  databaseUrl: string
  /** The same for another service, in the same database. */
  databaseUrlOf(service: string): Promise<string>
  /** The administrator's login to the same database. */
  adminUrl: string
  redisUrl: string
  nats: Pick<NatsAccount, 'url' | 'user' | 'pass'>
  /**
   * The same bus and Redis as a service reads them from its environment; where there are users of
   * NATS who may less, their logins, and nobody else's.
   */
  env: Record<string, string> & { NATS_URL: string; REDIS_URL: string }
  close(): Promise<void>
}

const repositoryRoot = resolve(import.meta.dirname, '..', '..', '..')

/** Where the servers of tests keep their data: `LUMEN_TEST_DATA_DIR`, else `.data/test`. */
export const testDataDirectory = (): string =>
  resolve(process.env['LUMEN_TEST_DATA_DIR'] ?? join(repositoryRoot, '.data', 'test'))

/** Real servers for tests, shared by all runs on this checkout; the last one to `stop` ends them. */
export const provisionForTests = (
  options: Pick<ProvisionOptions, 'report' | 'signal' | 'keep' | 'natsUsers'> = {},
): Promise<Servers> =>
  provision({
    ...options,
    dataDir: testDataDirectory(),
    packagesDir: join(repositoryRoot, '.data', 'packages'),
    purpose: 'test',
    natsAccounts: Array.from({ length: slots }, (_, slot) => accountOf(slot)),
  })

/**
 * What one test file needs to run a service for real and alone: a fresh database, and a NATS account and a Redis database that nobody else uses meanwhile.
 */
export async function openTestEnvironment(
  service: string,
  options: Pick<ProvisionOptions, 'natsUsers'> = {},
): Promise<TestEnvironment> {
  const servers = await provisionForTests(options)
  const { adminUrl } = servers.postgres
  const slot = await claimSlot(adminUrl)
  const nats = servers.nats.account(accountOf(slot.index))
  const redisUrl = `${servers.redis.url.replace(/\/\d*$/, '')}/${slot.index + 1}`
  await Promise.all([removeStreams(nats.url, nats), flushRedisDatabase(redisUrl, 5_000)])

  const database = `lumen_test_${randomUUID().replaceAll('-', '')}`
  const databaseUrlOf = async (name: string) => {
    const role = { name, password: rolePassword }
    await ensureServiceRoles(adminUrl, [role], database)
    return serviceUrl(adminUrl, role, database)
  }
  return {
    databaseUrl: await databaseUrlOf(service),
    databaseUrlOf,
    adminUrl: databaseUrl(adminUrl, database),
    redisUrl,
    nats,
    env: { ...natsVariables(nats), REDIS_URL: redisUrl },
    async close() {
      await dropDatabase(adminUrl, database)
      await slot.release()
    },
  }
}

/** Takes the first slot that no other process holds; PostgreSQL gives it back if we crash. */
async function claimSlot(adminUrl: string): Promise<{ index: number; release(): Promise<void> }> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    for (let index = 0; index < slots; index += 1) {
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
        [`lumen test slot ${index}`],
      )
      if (rows[0]?.taken === true) return { index, release: () => client.end() }
    }
    await client.query('select pg_sleep(0.1)')
  }
  await client.end()
  throw new Error(`all ${slots} test slots are taken; is another test run stuck?`)
}
