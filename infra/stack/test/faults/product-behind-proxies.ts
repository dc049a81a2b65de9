import { processNames, serviceNames, type ProcessName } from '@lumen/contracts/operation'
import { freePort } from '@lumen/provision/free-port'
import { openProxy, type Proxy } from '@lumen/provision/test-proxy'
import type { Logger } from '@lumen/runtime/logger'
import { runServices } from '../../src/run-services.ts'
import type { Env } from '../../src/services.ts'
import { startCopies, type Copies } from './copies.ts'
import { openFront, type Front } from './front.ts'
import { metricsAt } from './served.ts'

export type ServerName = 'postgres' | 'redis' | 'nats'

/** A product each of whose connections goes through a proxy of its own. */
export type FaultyProduct = {
  /** Where users come in. */
  url: string
  /** The ways, by who asks and who answers: `chat-postgres`, `gateway-chat`, `client-gateway`. */
  links: ReadonlyMap<string, Proxy>
  pid(name: ProcessName): number | null
  /** The second copies, where there are two of every process. */
  copies: Copies | null
  /** What is before their gateways. */
  front: Front['is'] | null
  /** What each copy of a process says of itself; nothing when it is lost. */
  metrics(name: ProcessName): Promise<string[]>
  close(): Promise<void>
}

type Options = {
  /** As `runServices` takes them. */
  processes: boolean | readonly ProcessName[]
  port: number
  log?: Logger
  /** What every process gets besides. */
  nodeOptions?: string
  /** Two of every process. */
  copies?: boolean
}

export const databaseOf = (name: ProcessName) => `${name.toUpperCase()}_DATABASE_URL`
/** Where nothing listens: a way leads there until what it leads to has started. */
const nowhere = 'http://127.0.0.1:9'

/** What each copy of each process has of its own, and the ways that lead between them. */
async function openWays(env: Env, { nodeOptions, copies = false }: Options) {
  const links = new Map<string, Proxy>()
  const link = async (name: string, target: string) => {
    const proxy = await openProxy(target)
    links.set(name, proxy)
    return proxy.url.replace(/\/$/, '')
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
      ...(nodeOptions !== undefined && { NODE_OPTIONS: nodeOptions }),
      ...(copies && {
        LUMEN_REPLICAS: '2',
        GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
        // PostgreSQL takes a hundred connections.
        [`${name.toUpperCase()}_DATABASE_POOL`]: '5',
      }),
    }
  }
  for (const name of serviceNames)
    own.gateway![`${name.toUpperCase()}_URL`] = await link(`gateway-${name}`, nowhere)
  return { own: own as Record<ProcessName, Env>, link, links }
}

/**
 * Starts it from the environment of services. Of two copies both have the same ways, and a way to a
 * service leads to both of its copies in turn.
 */
export async function startFaultyProduct(env: Env, options: Options): Promise<FaultyProduct> {
  const { processes, log } = options
  const { own, link, links } = await openWays(env, options)
  const opened: { close(): Promise<unknown> }[] = []
  const close = async () => {
    // Last opened, first closed.
    for (const each of opened.toReversed()) await each.close()
    await Promise.all([...links.values()].map((proxy) => proxy.close()))
  }
  const keep = <T extends { close(): Promise<unknown> }>(each: T): T => {
    opened.push(each)
    return each
  }
  try {
    // Of gateways metrics are at another address, which they do not tell.
    const metricsPorts = await Promise.all([freePort(), freePort()])
    const ownOf = (copy: 0 | 1) => ({
      ...own,
      gateway: { ...own.gateway, GATEWAY_METRICS_PORT: String(metricsPorts[copy]) },
    })
    const { host, port } = { host: '127.0.0.1', port: options.port }
    const running = keep(
      await runServices(env, { processes, host, port, own: ownOf(0), ...(log && { log }) }),
    )
    const copies = options.copies ? keep(await startCopies(env, ownOf(1), options)) : null
    const urlsOf = (name: ProcessName): string[] => [
      (name === 'gateway' ? running.url : running.urls[`${name.toUpperCase()}_URL`]) ?? nowhere,
      ...(copies === null ? [] : [copies.url(name)]),
    ]
    for (const name of serviceNames) links.get(`gateway-${name}`)!.moveTo(...urlsOf(name))
    const front = copies && keep(await openFront(urlsOf('gateway')))
    return {
      url: await link('client-gateway', front?.url ?? running.url),
      links,
      pid: running.pid,
      copies,
      front: front?.is ?? null,
      metrics: (name) =>
        Promise.all(
          urlsOf(name).map((url, copy) =>
            metricsAt(name === 'gateway' ? `http://127.0.0.1:${metricsPorts[copy]}` : url),
          ),
        ),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
