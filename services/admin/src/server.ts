import { moderationOperations } from '@lumen/contracts/admin/moderation-operations'
import { helpOperations } from '@lumen/contracts/admin/help-operations'
import { officeOperations } from '@lumen/contracts/admin/office-operations'
import { ledgerOperations } from '@lumen/contracts/admin/ledger-operations'
import { systemOperations } from '@lumen/contracts/admin/system-operations'
import { adminOperations } from '@lumen/contracts/admin/operations'
import { announcementOperations } from '@lumen/contracts/announcements/operations'
import { subjects } from '@lumen/contracts/bus'
import type { GatewayAnswers } from '@lumen/contracts/gateway/bus'
import { erasureRequests } from '@lumen/contracts/erasure'
import { flagRequests } from '@lumen/contracts/flags/bus'
import { flagOperations } from '@lumen/contracts/flags/operations'
import { mountOperations } from '@lumen/http/operations'
import { openJobs } from '@lumen/service/open'
import { serveExports } from '@lumen/service/serve-exports'
import { startService } from '@lumen/service/start'
import type { AdminConfig } from './config.ts'
import { consumeEvents } from './consumers/events.ts'
import { createContext, type AdminOverrides } from './context.ts'
import { recordJobs } from './jobs/records.ts'
import { erasureHandlers } from './requests/erasure.ts'
import { flagRequestHandlers } from './requests/flags.ts'
import { announcementRoutes } from './routes/announcements.ts'
import { contactRoutes } from './routes/contact.ts'
import { flagRoutes } from './routes/flags.ts'
import { moderationRoutes } from './routes/moderation.ts'
import { officeRoutes } from './routes/office.ts'
import { helpRoutes } from './routes/help.ts'
import { helpEditingRoutes } from './routes/help-editing.ts'
import { statusRoutes } from './routes/status.ts'
import { ledgerRoutes } from './routes/ledger.ts'
import { systemRoutes } from './routes/system.ts'
import { insertAnswers } from './store/gateway-answers.ts'
import { readFlagState } from './use-cases/manage-flags.ts'
import { publishHelp } from './use-cases/publish-help.ts'
import { adminExport } from './use-cases/export-sections.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export const startAdmin = (config: AdminConfig, overrides: AdminOverrides = {}) =>
  startService(config.base, createContext(config, overrides), async (entrances) => {
    const { context, closer, server, mounted } = entrances
    await publishHelp(context)
    await openJobs(entrances).work(recordJobs(context))
    const consumers = await consumeEvents(context)
    closer.add('consumers', () => consumers.close())
    context.bus.listen(subjects.gatewayAnswers, (told) =>
      insertAnswers(context.db, told as GatewayAnswers),
    )
    await serveExports(entrances, adminExport)
    const serving = context.bus.serve(erasureRequests.admin, erasureHandlers(context))
    closer.add('requests', () => serving.close())
    const telling = context.bus.serve(flagRequests, flagRequestHandlers(context))
    closer.add('requests about flags', () => telling.close())
    // Who started before this service holds to the defaults until now.
    context.bus.broadcast(subjects.flagsChanged, await readFlagState(context))
    const handlers = { ...contactRoutes(context), ...statusRoutes(context), ...helpRoutes(context) }
    mountOperations(server, adminOperations, handlers, mounted)
    mountOperations(server, officeOperations, officeRoutes(context), mounted)
    mountOperations(server, systemOperations, systemRoutes(context), mounted)
    mountOperations(server, ledgerOperations, ledgerRoutes(context), mounted)
    mountOperations(server, helpOperations, helpEditingRoutes(context), mounted)
    mountOperations(server, flagOperations, flagRoutes(context), mounted)
    mountOperations(server, announcementOperations, announcementRoutes(context), mounted)
    mountOperations(server, moderationOperations, moderationRoutes(context), mounted)
  })
