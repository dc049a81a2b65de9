import { processNames, type ProcessName } from '@lumen/contracts/operation'
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
const portOf = (name: ProcessName) => `${name.toUpperCase()}_PORT`
const metricsPortOf = (name: ProcessName) =>
  name === 'gateway' ? 'GATEWAY_METRICS_PORT' : portOf(name)
const addressOf = (port: string | undefined) => `http://127.0.0.1:${port}`
const freePorts = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => freePort()))).map(String)

/** What each copy of each process has of its own, and the ways that lead between them. */
async function openWays(env: Env, { nodeOptions, copies = false }: Options) {
  const links = new Map<string, Proxy>()
  const link = async (name: string, ...targets: [string, ...string[]]) => {
    const proxy = await openProxy(...targets)
    links.set(name, proxy)
    return proxy.url.replace(/\/$/, '')
  }
  const count = copies ? 2 : 1
  const shared: Partial<Record<ProcessName, Env>> = {}
  for (const name of processNames) {
    const database = env[databaseOf(name)]
    shared[name] = {
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
  const envs = Array.from({ length: count }, () => ({ ...shared }) as Record<ProcessName, Env>)
  for (const name of processNames) {
    const ports = await freePorts(count)
    for (const [index, each] of envs.entries())
      each[name] = { ...each[name], [metricsPortOf(name)]: ports[index] }
    if (name === 'gateway') continue
    const [first = '', ...others] = ports.map(addressOf)
    const url = await link(`gateway-${name}`, first, ...others)
    for (const each of envs) each.gateway = { ...each.gateway, [`${name.toUpperCase()}_URL`]: url }
  }
  return { envs, link, links }
}

/**
 * Starts it from the environment of services. Of two copies both have the same ways, and a way to a
 * service leads to both of its copies in turn.
 */
export async function startFaultyProduct(env: Env, options: Options): Promise<FaultyProduct> {
  const { processes, log } = options
  const { envs, link, links } = await openWays(env, options)
  const [first, second] = envs
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
    const running = keep(
      await runServices(env, {
        processes,
        host: '127.0.0.1',
        port: options.port,
        own: first!,
        ...(log && { log }),
      }),
    )
    const copies = second === undefined ? null : keep(await startCopies(env, second, options))
    const front = copies && keep(await openFront([running.url, copies.url('gateway')]))
    return {
      url: await link('client-gateway', front?.url ?? running.url),
      links,
      pid: running.pid,
      copies,
      front: front?.is ?? null,
      metrics: (name) =>
        Promise.all(envs.map((each) => metricsAt(addressOf(each[name][metricsPortOf(name)])))),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
