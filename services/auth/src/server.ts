import { authRequests } from '@lumen/contracts/auth/bus'
import { notificationOperations } from '@lumen/contracts/auth/notification-operations'
import { authOperations } from '@lumen/contracts/auth/operations'
import { sessionOperations } from '@lumen/contracts/auth/session-operations'
import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import { createJobs } from '@lumen/jobs/queues'
import { readiness } from '@lumen/service/readiness'
import type { AuthConfig } from './config.ts'
import { createContext, type AuthOverrides } from './context.ts'
import { consumeEvents } from './consumers/events.ts'
import { pushJobs } from './jobs/push.ts'
import { recordJobs } from './jobs/records.ts'
import { authRequestHandlers } from './requests/requests.ts'
import { accountRoutes } from './routes/accounts.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { sessionRoutes } from './routes/sessions.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export async function startAuth(
  config: AuthConfig,
  overrides: AuthOverrides = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, metrics, bus, tracing } = context
  try {
    const jobs = createJobs({ redisUrl: config.REDIS_URL, log, metrics, service: 'auth' })
    closer.add('jobs', () => jobs.close())
    await jobs.work({ ...recordJobs(context), ...pushJobs(context) })

    const serving = bus.serve(authRequests, authRequestHandlers(context))
    closer.add('requests', () => serving.close())
    // Closed before the jobs, which the consumers add to.
    const consumers = await consumeEvents(context, jobs)
    closer.add('consumers', () => consumers.close())

    const server = createServer({
      service: 'auth',
      log,
      metrics,
      tracing,
      ready: () => readiness(context),
    })
    const verifier = createIdentityVerifier({
      publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
      audience: 'auth',
    })
    mountOperations(
      server,
      { ...authOperations, ...sessionOperations, ...notificationOperations },
      { ...accountRoutes(context), ...sessionRoutes(context), ...notificationRoutes(context) },
      { service: 'auth', verifier },
    )
    closer.add('server', () => server.close())
    const url = await server.listen({ host: config.AUTH_HOST, port: config.AUTH_PORT })
    return { url, close: () => closer.close() }
  } catch (error) {
    await closer.close()
    throw error
  }
}
