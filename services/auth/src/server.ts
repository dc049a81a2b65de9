import { authRequests } from '@lumen/contracts/auth/bus'
import { deletionOperations } from '@lumen/contracts/auth/deletion-operations'
import { notificationOperations } from '@lumen/contracts/auth/notification-operations'
import { authOperations } from '@lumen/contracts/auth/operations'
import { sessionOperations } from '@lumen/contracts/auth/session-operations'
import { mountOperations } from '@lumen/http/operations'
import type { Overrides } from '@lumen/service/open-process'
import { startService } from '@lumen/service/start'
import type { AuthConfig } from './config.ts'
import { createContext } from './context.ts'
import { consumeEvents } from './consumers/events.ts'
import { erasureJobs } from './jobs/erasures.ts'
import { pushJobs } from './jobs/push.ts'
import { recordJobs } from './jobs/records.ts'
import { authRequestHandlers } from './requests/requests.ts'
import { accountRoutes } from './routes/accounts.ts'
import { deletionRoutes } from './routes/deletion.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { sessionRoutes } from './routes/sessions.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export const startAuth = (config: AuthConfig, overrides: Overrides = {}) =>
  startService(config.base, createContext(config, overrides), async (entrances) => {
    const { context, closer, server, mounted } = entrances
    const { jobs } = context
    const handlers = { ...recordJobs(context), ...pushJobs(context), ...erasureJobs(context) }
    await jobs.work(handlers, { concurrency: { 'auth-erasures': 1 } })

    const serving = context.bus.serve(authRequests, authRequestHandlers(context))
    closer.add('requests', () => serving.close())
    // Closed before the jobs, which the consumers add to.
    const consumers = await consumeEvents(context, jobs)
    closer.add('consumers', () => consumers.close())

    mountOperations(
      server,
      { ...authOperations, ...sessionOperations, ...notificationOperations },
      { ...accountRoutes(context), ...sessionRoutes(context), ...notificationRoutes(context) },
      mounted,
    )
    mountOperations(server, deletionOperations, deletionRoutes(context), mounted)
  })
