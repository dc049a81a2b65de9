import { processNames, serviceNames, type ProcessName } from '@lumen/contracts/operation'
import { freePort } from '@lumen/provision/free-port'
import { openProxy, type Proxy } from '@lumen/provision/test-proxy'
import type { Logger } from '@lumen/runtime/logger'
import { runServices } from '../../src/run-services.ts'

type Env = Record<string, string | undefined>
export type ServerName = 'postgres' | 'redis' | 'nats'

/** A product each of whose connections goes through a proxy of its own. */
export type FaultyProduct = {
  /** Where users come in. */
  url: string
  /** The ways, by who asks and who answers: `chat-postgres`, `gateway-chat`, `client-gateway`. */
  links: ReadonlyMap<string, Proxy>
  pid(name: ProcessName): number | null
  close(): Promise<void>
}

const databaseOf = (name: ProcessName) => `${name.toUpperCase()}_DATABASE_URL`

/** Starts it from the environment of services; `processes` as `runServices` takes them. */
export async function startFaultyProduct(
  env: Env,
  options: {
    processes: boolean | readonly ProcessName[]
    port: number
    log?: Logger
    /** What every process gets besides. */
    nodeOptions?: string
  },
): Promise<FaultyProduct> {
  const links = new Map<string, Proxy>()
  const link = async (name: string, targetUrl: string) => {
    const proxy = await openProxy(targetUrl)
    links.set(name, proxy)
    return proxy.url
  }
  const own: Partial<Record<ProcessName, Env>> = {}
  for (const name of processNames) {
    const database = env[databaseOf(name)]
    own[name] = {
      NATS_URL: await link(`${name}-nats`, env['NATS_URL']!),
      REDIS_URL: await link(`${name}-redis`, env['REDIS_URL']!),
      ...(database !== undefined && {
        [databaseOf(name)]: await link(`${name}-postgres`, database),
      }),
      ...(options.nodeOptions !== undefined && { NODE_OPTIONS: options.nodeOptions }),
    }
  }
  for (const name of serviceNames) {
    const port = String(await freePort())
    own[name]![`${name.toUpperCase()}_PORT`] = port
    const url = (await link(`gateway-${name}`, `http://127.0.0.1:${port}`)).replace(/\/$/, '')
    own.gateway![`${name.toUpperCase()}_URL`] = url
  }
  const close = async () => {
    await Promise.all([...links.values()].map((proxy) => proxy.close()))
  }
  try {
    const running = await runServices(env, {
      processes: options.processes,
      host: '127.0.0.1',
      port: options.port,
      own,
      ...(options.log && { log: options.log }),
    })
    const url = (await link('client-gateway', running.url)).replace(/\/$/, '')
    return {
      url,
      links,
      pid: running.pid,
      async close() {
        await running.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
