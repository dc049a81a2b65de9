import { join } from 'node:path'
import { allPermissions } from '@lumen/bus/permissions'
import { ensureServiceRoles } from '@lumen/provision/service-roles'
import { provision, type Servers } from '@lumen/provision/provision'
import { serviceEnvironment } from './environment.ts'
import { packagesDirectory } from './paths.ts'
import { loadSecrets } from './secrets.ts'
import { serviceNames } from '@lumen/contracts/operation'

type Env = Record<string, string | undefined>

/** Brings up the servers, the database roles and the secrets; returns what services start with. */
export async function prepare(
  env: Env,
  dataDir: string,
  report: (line: string) => void,
  signal?: AbortSignal,
): Promise<{ servers: Servers; serviceEnv: Env }> {
  const servers = await provision({
    dataDir,
    packagesDir: packagesDirectory,
    env,
    report,
    natsUsers: allPermissions(),
    ...(signal && { signal }),
  })
  try {
    const secrets = await loadSecrets(dataDir, serviceNames)
    await ensureServiceRoles(
      servers.postgres.adminUrl,
      serviceNames.map((name) => ({ name, password: secrets.databasePasswords[name] ?? '' })),
    )
    const folders = {
      OBJECTS_DIR: join(dataDir, 'objects'),
      MAIL_DIR: join(dataDir, 'mail'),
      LOG_DIR: join(dataDir, 'logs'),
    }
    return { servers, serviceEnv: serviceEnvironment({ ...folders, ...env }, servers, secrets) }
  } catch (error) {
    await servers.stop()
    throw error
  }
}
