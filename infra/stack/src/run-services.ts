import { serviceNames, type ProcessName } from '@lumen/contracts/operation'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { setUp } from '@lumen/service/set-up'
import { services, type Env, type Running } from './services.ts'
import { supervise } from './supervise.ts'

export type Options = {
  /** Every service, or these, as operating-system processes of their own, started again when they end. */
  processes: boolean | readonly ProcessName[]
  host: string
  port: number
  /** What one service gets and no other; it wins over what all get. */
  own?: { readonly [name in ProcessName]?: Env }
  /** Of services in this process, or of what keeps their processes; to standard output when absent. */
  log?: Logger
}

/** The product as it runs; `pid` tells the process of a service of now, null while it has none of its own. */
type RunningProduct = Running & {
  /** Where services are, as a gateway reads it. */
  urls: Record<string, string | undefined>
  pid(name: ProcessName): number | null
}

/**
 * Sets up what services share, starts all of them and then the gateway; returns the gateway's address,
 * and those of the others as a gateway reads them. What was started is closed again when one of them
 * fails, gateway first.
 */
export async function runServices(env: Env, options: Options): Promise<RunningProduct> {
  const { processes } = options
  const apart = (name: ProcessName) =>
    typeof processes === 'boolean' ? processes : processes.includes(name)
  const pids = new Map<ProcessName, () => number | null>()
  const keeperLog = () => options.log ?? createLogger({ service: 'stack', level: 'warn' })
  const start = async (name: ProcessName, common: Env): Promise<Running> => {
    const own = { ...common, ...options.own?.[name] }
    if (!apart(name)) return services[name].start(own, options.log && { log: options.log })
    const supervised = await supervise(name, own, keeperLog())
    pids.set(name, supervised.pid)
    return supervised
  }
  await setUp(env, keeperLog())
  const started: Running[] = []
  const close = async () => {
    // The gateway goes first, so that nobody is sent to a service that is gone.
    for (const running of started.toReversed()) await running.close()
  }
  try {
    // Where the product itself listens nobody looks for a model server.
    const GATEWAY_PORT = String(options.port)
    const settled = await Promise.allSettled(
      serviceNames.map((name) => start(name, { ...env, GATEWAY_PORT })),
    )
    for (const result of settled) if (result.status === 'fulfilled') started.push(result.value)
    for (const result of settled) if (result.status === 'rejected') throw result.reason
    const urls = Object.fromEntries(
      serviceNames.map((name, index) => [`${name.toUpperCase()}_URL`, started[index]?.url]),
    )
    const gateway = await start('gateway', {
      ...env,
      ...urls,
      GATEWAY_HOST: options.host,
      GATEWAY_PORT,
    })
    started.push(gateway)
    return {
      url: gateway.url,
      urls,
      pid: (name) => pids.get(name)?.() ?? null,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
