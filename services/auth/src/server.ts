import { authRequests } from '@lumen/contracts/auth/bus'
import { notificationOperations } from '@lumen/contracts/auth/notification-operations'
import { authOperations } from '@lumen/contracts/auth/operations'
import { recoveryOperations } from '@lumen/contracts/auth/recovery-operations'
import { securityOperations } from '@lumen/contracts/auth/security-operations'
import { sessionOperations } from '@lumen/contracts/auth/session-operations'
import { mountOperations } from '@lumen/http/operations'
import { openJobs } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import { startService } from '@lumen/service/start'
import type { AuthConfig } from './config.ts'
import { createContext } from './context.ts'
import { consumeEvents } from './consumers/events.ts'
import { mailJobs } from './jobs/mails.ts'
import { pushJobs } from './jobs/push.ts'
import { recordJobs } from './jobs/records.ts'
import { authRequestHandlers } from './requests/requests.ts'
import { accountRoutes } from './routes/accounts.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { recoveryRoutes } from './routes/recovery.ts'
import { securityRoutes } from './routes/security.ts'
import { sessionRoutes } from './routes/sessions.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export const startAuth = (config: AuthConfig, overrides: Overrides = {}) =>
  startService(config.base, createContext(config, overrides), async (entrances) => {
    const { context, closer, server, mounted } = entrances
    const jobs = openJobs(entrances)
    await jobs.work({ ...recordJobs(context), ...mailJobs(context), ...pushJobs(context) })

    const serving = context.bus.serve(authRequests, authRequestHandlers(context))
    closer.add('requests', () => serving.close())
    // Closed before the jobs, which the consumers add to.
    const consumers = await consumeEvents(context, jobs)
    closer.add('consumers', () => consumers.close())

    mountOperations(
      server,
      {
        ...authOperations,
        ...recoveryOperations,
        ...securityOperations,
        ...sessionOperations,
        ...notificationOperations,
      },
      {
        ...accountRoutes(context),
        ...recoveryRoutes(context),
        ...securityRoutes(context),
        ...sessionRoutes(context),
        ...notificationRoutes(context),
      },
      mounted,
    )
  })
