import { join } from 'node:path'
import { serviceNames, type ServiceName } from '@lumen/contracts/operation'
import { databaseUrl } from '@lumen/provision/admin-session'
import { eraseServers, serverStatus } from '@lumen/provision/manage'
import type { Servers } from '@lumen/provision/provision'
import { prepare } from '../../src/prepare.ts'
import type { Env } from '../../src/services.ts'
import type { Databases } from './audit.ts'
import { signalFamily } from './processes.ts'
import type { FaultyProduct, ServerName } from './product-behind-proxies.ts'
import { openSecondPostgres } from './second-postgres.ts'

/**
 * Servers that keep what they are given, as `npm start` has them, and that can be killed and started again.
 * @param moved services whose data is in a PostgreSQL of their own; nothing is done to that one
 */
export async function openOwnServers(
  env: Env,
  dataDir: string,
  moved: readonly ServiceName[] = [],
) {
  const started: Servers[] = []
  const secondDir = join(dataDir, 'second')
  const start = async () => {
    const prepared = await prepare(env, dataDir, () => undefined)
    started.push(prepared.servers)
    return prepared
  }
  let { servers, serviceEnv } = await start()
  const stop = async () => {
    for (const each of started) await each.stop()
  }
  const second =
    moved.length === 0
      ? null
      : await openSecondPostgres(serviceEnv, servers.nats.url, secondDir, moved).catch(
          async (error: unknown) => {
            await stop()
            throw error
          },
        )
  const isMoved = (name: string) => moved.some((each) => each === name)
  const pidOf = async (name: ServerName): Promise<number> => {
    const { servers: known } = await serverStatus({ dataDir })
    const pid = known.find(({ server }) => server === name)?.pid
    if (pid === undefined) throw new Error(`${name} does not run as a process of ours`)
    return pid
  }
  return {
    env: { ...serviceEnv, ...second?.env },
    databases(): Databases {
      const first = databaseUrl(servers.postgres.adminUrl, 'lumen')
      return {
        adminUrls: new Map(
          serviceNames.map((name) => [name, isMoved(name) ? second!.adminUrl : first]),
        ),
        billingUrl: { ...serviceEnv, ...second?.env }['BILLING_DATABASE_URL']!,
      }
    },
    /** Sends a signal to a server and all its processes. */
    async signal(name: ServerName, signal: NodeJS.Signals): Promise<void> {
      signalFamily(await pidOf(name), signal)
    },
    /** Starts what was killed, and leads the ways of a product there. */
    async startAgain({ links }: FaultyProduct): Promise<void> {
      ;({ servers, serviceEnv } = await start())
      const addresses: Record<ServerName, string> = {
        postgres: servers.postgres.adminUrl,
        redis: servers.redis.url,
        nats: servers.nats.url,
      }
      for (const [name, proxy] of links) {
        const [from = '', to] = name.split('-')
        const address = addresses[to as ServerName]
        if (address !== undefined && !(to === 'postgres' && isMoved(from))) proxy.moveTo(address)
      }
    },
    async close(): Promise<void> {
      await second?.close()
      await stop()
      if (second !== null) await eraseServers({ dataDir: secondDir })
      await eraseServers({ dataDir })
    },
  }
}

export type OwnServers = Awaited<ReturnType<typeof openOwnServers>>
