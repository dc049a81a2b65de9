import { officeOperations } from '@lumen/contracts/admin/office-operations'
import { adminOperations } from '@lumen/contracts/admin/operations'
import { subjects } from '@lumen/contracts/bus'
import type { GatewayAnswers } from '@lumen/contracts/gateway/bus'
import { erasureRequests } from '@lumen/contracts/erasure'
import { mountOperations } from '@lumen/http/operations'
import { openJobs } from '@lumen/service/open'
import { serveExports } from '@lumen/service/serve-exports'
import { startService } from '@lumen/service/start'
import type { AdminConfig } from './config.ts'
import { consumeEvents } from './consumers/events.ts'
import { createContext, type AdminOverrides } from './context.ts'
import { recordJobs } from './jobs/records.ts'
import { erasureHandlers } from './requests/erasure.ts'
import { contactRoutes } from './routes/contact.ts'
import { officeRoutes } from './routes/office.ts'
import { helpRoutes } from './routes/help.ts'
import { statusRoutes } from './routes/status.ts'
import { insertAnswers } from './store/gateway-answers.ts'
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
    const handlers = { ...contactRoutes(context), ...statusRoutes(context), ...helpRoutes(context) }
    mountOperations(server, adminOperations, handlers, mounted)
    mountOperations(server, officeOperations, officeRoutes(context), mounted)
  })
