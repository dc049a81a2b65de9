import { adminOperations } from '@lumen/contracts/admin/operations'
import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import { createJobs } from '@lumen/jobs/queues'
import { readiness } from '@lumen/service/readiness'
import type { AdminConfig } from './config.ts'
import { createContext, type AdminOverrides } from './context.ts'
import { recordJobs } from './jobs/records.ts'
import { contactRoutes } from './routes/contact.ts'
import { helpRoutes } from './routes/help.ts'
import { statusRoutes } from './routes/status.ts'
import { publishHelp } from './use-cases/publish-help.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export async function startAdmin(
  config: AdminConfig,
  overrides: AdminOverrides = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, metrics, tracing } = context
  try {
    await publishHelp(context)
    const jobs = createJobs({ redisUrl: config.REDIS_URL, log, metrics, service: 'admin' })
    closer.add('jobs', () => jobs.close())
    await jobs.work(recordJobs(context))

    const server = createServer({
      service: 'admin',
      log,
      metrics,
      tracing,
      ready: () => readiness(context),
    })
    const verifier = createIdentityVerifier({
      publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
      audience: 'admin',
    })
    const handlers = { ...contactRoutes(context), ...statusRoutes(context), ...helpRoutes(context) }
    mountOperations(server, adminOperations, handlers, { service: 'admin', verifier })
    closer.add('server', () => server.close())
    const url = await server.listen({ host: config.ADMIN_HOST, port: config.ADMIN_PORT })
    return { url, close: () => closer.close() }
  } catch (error) {
    await closer.close()
    throw error
  }
}
