import type { ServiceName } from '@lumen/contracts/operation'
import { databaseUrl } from '@lumen/provision/admin-session'
import { provision } from '@lumen/provision/provision'
import { ensureServiceRoles, serviceUrl } from '@lumen/provision/service-roles'
import { dropDatabase } from '@lumen/provision/test-databases'
import { packagesDirectory } from '../../src/paths.ts'
import type { Env } from '../../src/services.ts'
import { databaseOf } from './product-behind-proxies.ts'

/** A PostgreSQL of their own for some services. */
export type SecondPostgres = {
  /** Their `<SERVICE>_DATABASE_URL`, and nothing else: that is all there is to it. */
  env: Env
  adminUrl: string
  close(): Promise<void>
}

/**
 * Starts a second cluster, and makes there what `prepare` makes in the first one: a database of the
 * same name, with roles and schemas.
 * @param env what services start with; `natsUrl`: with a login, as is asked for before it is used
 */
export async function openSecondPostgres(
  env: Env,
  natsUrl: string,
  dataDir: string,
  names: readonly ServiceName[],
): Promise<SecondPostgres> {
  const { DATABASE_URL: _first, ...others } = process.env
  const servers = await provision({
    dataDir,
    packagesDir: packagesDirectory,
    purpose: 'test',
    // These two are there already.
    env: { ...others, REDIS_URL: env['REDIS_URL'], NATS_URL: natsUrl },
  })
  const { adminUrl } = servers.postgres
  const roles = names.map((name) => {
    const known = new URL(env[databaseOf(name)]!)
    return {
      name,
      password: decodeURIComponent(known.password),
      database: known.pathname.slice(1),
    }
  })
  const { database } = roles[0]!
  await ensureServiceRoles(adminUrl, roles, database)
  return {
    env: Object.fromEntries(
      roles.map((role) => [databaseOf(role.name), serviceUrl(adminUrl, role, database)]),
    ),
    adminUrl: databaseUrl(adminUrl, database),
    async close() {
      await dropDatabase(adminUrl, database)
      await servers.stop()
    },
  }
}
