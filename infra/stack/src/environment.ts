import { natsVariables } from '@lumen/provision/nats-variables'
import type { Servers } from '@lumen/provision/provision'
import { serviceUrl } from '@lumen/provision/service-roles'
import type { Secrets } from './secrets.ts'
import { serviceNames } from '@lumen/contracts/operation'

type Env = Record<string, string | undefined>

/** The environment that services start with: the user's own settings win over ours. */
export function serviceEnvironment(
  env: Env,
  servers: Pick<Servers, 'postgres' | 'redis' | 'nats'>,
  secrets: Secrets,
): Env {
  const databaseUrls = Object.fromEntries(
    serviceNames.map((name) => [
      `${name.toUpperCase()}_DATABASE_URL`,
      serviceUrl(servers.postgres.adminUrl, {
        name,
        password: secrets.databasePasswords[name] ?? '',
      }),
    ]),
  )
  return {
    LOG_LEVEL: 'warn',
    LUMEN_SEAL_KEYS: secrets.sealKeys,
    LUMEN_IDENTITY_PRIVATE_KEY: secrets.identity.privateKey,
    LUMEN_IDENTITY_PUBLIC_KEY: secrets.identity.publicKey,
    LUMEN_VAPID_PRIVATE_KEY: secrets.webPush.privateKey,
    LUMEN_VAPID_PUBLIC_KEY: secrets.webPush.publicKey,
    ...databaseUrls,
    ...env,
    ...natsVariables(servers.nats.account('lumen')),
    REDIS_URL: servers.redis.url,
  }
}
