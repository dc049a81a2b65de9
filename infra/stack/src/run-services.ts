import { serviceNames, type ProcessName, type ServiceName } from '@lumen/contracts/operation'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { setUp } from '@lumen/service/set-up'
import { services, type Env, type Running } from './services.ts'
import { supervise } from './supervise.ts'

export type Options = {
  /** Every service as an operating-system process of its own, which is started again when it ends. */
  processes: boolean
  host: string
  port: number
  /** What one service gets and no other. */
  own?: { readonly [name in ServiceName]?: Env }
  /** Of services in this process, or of what keeps their processes; to standard output when absent. */
  log?: Logger
}

/**
 * Sets up what services share, starts all of them and then the gateway; returns the gateway's address,
 * and those of the others as a gateway reads them. What was started is closed again when one of them
 * fails, gateway first.
 */
export async function runServices(
  env: Env,
  options: Options,
): Promise<Running & { urls: Record<string, string | undefined> }> {
  const keeperLog = () => options.log ?? createLogger({ service: 'stack', level: 'warn' })
  const start = (name: ProcessName, own: Env): Promise<Running> =>
    options.processes
      ? supervise(name, own, keeperLog())
      : services[name].start(own, options.log && { log: options.log })
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
      serviceNames.map((name) => start(name, { ...env, GATEWAY_PORT, ...options.own?.[name] })),
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
    return { url: gateway.url, urls, close }
  } catch (error) {
    await close()
    throw error
  }
}
