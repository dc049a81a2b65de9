import { authRequests, privacyRequests } from '@lumen/contracts/auth/bus'
import { deletionOperations } from '@lumen/contracts/auth/deletion-operations'
import { notificationOperations } from '@lumen/contracts/auth/notification-operations'
import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import { authOperations } from '@lumen/contracts/auth/operations'
import { passkeyOperations } from '@lumen/contracts/auth/passkey-operations'
import { privacyOperations } from '@lumen/contracts/auth/privacy-operations'
import { providerOperations } from '@lumen/contracts/auth/provider-operations'
import { recoveryOperations } from '@lumen/contracts/auth/recovery-operations'
import { securityOperations } from '@lumen/contracts/auth/security-operations'
import { sessionOperations } from '@lumen/contracts/auth/session-operations'
import { guestOperations } from '@lumen/contracts/guest/operations'
import { mountOperations } from '@lumen/http/operations'
import { startService } from '@lumen/service/start'
import type { AuthConfig } from './config.ts'
import { createContext, type AuthOverrides } from './context.ts'
import { consumeEvents } from './consumers/events.ts'
import { erasureJobs } from './jobs/erasures.ts'
import { exportJobs } from './jobs/exports.ts'
import { mailJobs } from './jobs/mails.ts'
import { pushJobs } from './jobs/push.ts'
import { recordJobs } from './jobs/records.ts'
import { officeRequestHandlers } from './requests/office.ts'
import { authRequestHandlers } from './requests/requests.ts'
import { privacyRequestHandlers } from './requests/privacy.ts'
import { accountRoutes } from './routes/accounts.ts'
import { deletionRoutes } from './routes/deletion.ts'
import { guestRoutes } from './routes/guests.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { privacyRoutes } from './routes/privacy.ts'
import { providerRoutes } from './routes/providers.ts'
import { recoveryRoutes } from './routes/recovery.ts'
import { securityRoutes } from './routes/security.ts'
import { sessionRoutes } from './routes/sessions.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export const startAuth = (config: AuthConfig, overrides: AuthOverrides = {}) =>
  startService(config.base, createContext(config, overrides), async (entrances) => {
    const { context, closer, server, mounted } = entrances
    const { jobs } = context
    await jobs.work(
      {
        ...recordJobs(context),
        ...mailJobs(context),
        ...pushJobs(context),
        ...exportJobs(context),
        ...erasureJobs(context),
      },
      { concurrency: { 'auth-exports': 2, 'auth-erasures': 1 } },
    )

    const serving = context.bus.serve(
      { ...authRequests, ...authOfficeRequests },
      { ...authRequestHandlers(context), ...officeRequestHandlers(context) },
    )
    closer.add('requests', () => serving.close())
    const telling = context.bus.serve(privacyRequests, privacyRequestHandlers(context))
    closer.add('requests about privacy', () => telling.close())
    // Closed before the jobs, which the consumers add to.
    const consumers = await consumeEvents(context, jobs)
    closer.add('consumers', () => consumers.close())

    mountOperations(
      server,
      {
        ...authOperations,
        ...guestOperations,
        ...recoveryOperations,
        ...securityOperations,
        ...passkeyOperations,
        ...providerOperations,
        ...sessionOperations,
        ...notificationOperations,
        ...privacyOperations,
      },
      {
        ...accountRoutes(context),
        ...guestRoutes(context),
        ...recoveryRoutes(context),
        ...securityRoutes(context),
        ...passkeyRoutes(context),
        ...providerRoutes(context),
        ...sessionRoutes(context),
        ...notificationRoutes(context),
        ...privacyRoutes(context),
      },
      mounted,
    )
    mountOperations(server, deletionOperations, deletionRoutes(context), mounted)
  })
