import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provision } from '@lumen/provision/provision'
import { ensureServiceRoles, serviceUrl } from '@lumen/provision/service-roles'
import { dropDatabase } from '@lumen/provision/test-databases'

/** A fresh database on a real server, with the schema and role of one service. */
export async function openTestEnvironment(service: string) {
  const servers = await provision({
    dataDir: join(tmpdir(), 'lumen-package-tests'),
    purpose: 'test',
    natsAccounts: Array.from({ length: 8 }, (_, index) => `worker${index}`),
  })
  const { adminUrl } = servers.postgres
  const database = `test_${randomBytes(6).toString('hex')}`
  const role = { name: service, password: 'test' }
  await ensureServiceRoles(adminUrl, [role], database)
  return {
    adminUrl,
    databaseUrl: serviceUrl(adminUrl, role, database),
    async close() {
      await dropDatabase(adminUrl, database)
      await servers.stop()
    },
  }
}
