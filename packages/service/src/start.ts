import type { ServiceName } from '@lumen/contracts/operation'
import type { Readiness } from '@lumen/http/health'
import { createIdentityVerifier, type IdentityVerifier } from '@lumen/http/identity'
import { createServer, type ServerOptions } from '@lumen/http/server'
import type { Closer } from '@lumen/runtime/lifecycle'
import type { BaseConfig } from './config.ts'
import type { Opened, TablesOf } from './open.ts'
import type { Opening } from './open-process.ts'
import { readiness } from './readiness.ts'
import { startProcess, type Running, type Server } from './start-process.ts'

/** What entrances are added to: what is open, and the server that does not listen yet. */
export type Entrances<Context, Service extends ServiceName = ServiceName> = Opening<
  Context,
  BaseConfig<Service>
> & {
  server: Server
  /** What `mountOperations` is told of the service. */
  mounted: { service: Service; verifier: IdentityVerifier }
}

/**
 * Starts a service behind the gateway with every entrance. Its server closes first, then what the
 * entrances added to `closer`, then what was opened. It is ready while bus and database answer;
 * `ready` says what else it needs, and by whom its work is done.
 */
export const startService = <
  Context extends Opened<TablesOf<Context>>,
  Service extends ServiceName,
>(
  base: BaseConfig<Service>,
  opening: Promise<{ context: Context; closer: Closer }>,
  addEntrances: (entrances: Entrances<Context, Service>) => void | Promise<void>,
  options: Pick<ServerOptions, 'uploadTimeoutMs'> & {
    ready?: (context: Context) => Readiness | Promise<Readiness>
  } = {},
): Promise<Running> =>
  startProcess(base, opening, async ({ context, closer }) => {
    const { service, identityPublicKey } = base
    const { log, metrics, tracing } = context
    const { ready, ...limits } = options
    const server = createServer({
      service,
      log,
      metrics,
      tracing,
      ...limits,
      ready: async () => readiness(context, await ready?.(context)),
    })
    const verifier = createIdentityVerifier({
      publicKey: identityPublicKey,
      audience: service,
      metrics,
    })
    await addEntrances({ base, context, closer, server, mounted: { service, verifier } })
    closer.add('server', () => server.close())
    return server
  })
