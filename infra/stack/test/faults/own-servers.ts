import { databaseUrl } from '@lumen/provision/admin-session'
import { serverStatus } from '@lumen/provision/manage'
import type { Servers } from '@lumen/provision/provision'
import { prepare } from '../../src/prepare.ts'
import type { Databases } from './audit.ts'
import { signalFamily } from './processes.ts'
import type { FaultyProduct, ServerName } from './product-behind-proxies.ts'

type Env = Record<string, string | undefined>

/** Servers that keep what they are given, as `npm start` has them, and that can be killed and started again. */
export async function openOwnServers(env: Env, dataDir: string) {
  const started: Servers[] = []
  const start = async () => {
    const prepared = await prepare(env, dataDir, () => undefined)
    started.push(prepared.servers)
    return prepared
  }
  let { servers, serviceEnv } = await start()
  const pidOf = async (name: ServerName): Promise<number> => {
    const { servers: known } = await serverStatus({ dataDir })
    const pid = known.find(({ server }) => server === name)?.pid
    if (pid === undefined) throw new Error(`${name} does not run as a process of ours`)
    return pid
  }
  return {
    env: serviceEnv,
    databases: (): Databases => ({
      adminUrl: databaseUrl(servers.postgres.adminUrl, 'lumen'),
      billingUrl: serviceEnv['BILLING_DATABASE_URL']!,
    }),
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
        const address = addresses[name.split('-')[1] as ServerName]
        if (address !== undefined) proxy.moveTo(address)
      }
    },
    async close(): Promise<void> {
      for (const each of started) await each.stop()
    },
  }
}

export type OwnServers = Awaited<ReturnType<typeof openOwnServers>>
