import { join } from 'node:path'
import { allPermissions } from '@lumen/bus/permissions'
import { natsUserName } from '@lumen/provision/credentials'
import { natsConfig } from '@lumen/provision/nats-config'
import { repositoryRoot } from './paths.ts'

const account = 'lumen'

/** Where a deployment finds it: docker-compose.yml gives it to NATS. */
export const deployedNatsFile = join(repositoryRoot, 'infra', 'nats.conf')

/**
 * The configuration of NATS in a deployment: a user for each process with what the contracts let it
 * say and hear, whose password comes from `<NAME>_NATS_PASSWORD` in its environment, in quotes.
 */
export const deployedNatsConfig = (): string =>
  `# Made from the contracts: npm run nats-config\n${natsConfig({
    listen: '0.0.0.0:4222',
    monitor: '127.0.0.1:8222',
    store: '/data',
    accounts: {
      [account]: Object.entries(allPermissions()).map(([name, permissions]) => ({
        name: natsUserName(account, name),
        password: { variable: `${name.toUpperCase()}_NATS_PASSWORD` },
        permissions,
      })),
    },
  })}`
