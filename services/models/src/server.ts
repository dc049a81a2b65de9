import { modelRequests } from '@lumen/contracts/models/bus'
import { modelOperations } from '@lumen/contracts/models/operations'
import { ownModelOperations } from '@lumen/contracts/models/own-operations'
import { modelServerOperations } from '@lumen/contracts/models/server-operations'
import { modelUseOperations, modelUseRequests } from '@lumen/contracts/models/use'
import { mountOperations } from '@lumen/http/operations'
import type { Overrides } from '@lumen/service/open-process'
import { startService } from '@lumen/service/start'
import type { ModelsConfig } from './config.ts'
import { followFailures } from './consumers/failures.ts'
import { createContext } from './context.ts'
import { lookJobs } from './jobs/looks.ts'
import { stateRequests } from './requests/state.ts'
import { useRequests } from './requests/use.ts'
import { modelRoutes } from './routes/models.ts'
import { ownModelRoutes } from './routes/own-models.ts'
import { serverRoutes } from './routes/servers.ts'
import { useRoutes } from './routes/use.ts'
import { acceptNamed } from './use-cases/accept-named.ts'
import { lookAtServers } from './use-cases/look-at-servers.ts'
import { readState } from './use-cases/read-state.ts'
import { tellChange } from './use-cases/tell-change.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export const startModels = (config: ModelsConfig, overrides: Overrides = {}) =>
  startService(
    config.base,
    createContext(config, overrides),
    async ({ context, closer, server, mounted }) => {
      const { bus, host, jobs, log } = context
      await acceptNamed(context)
      await jobs.work(lookJobs(context))
      const serving = bus.serve(
        { ...modelRequests, ...modelUseRequests },
        { ...stateRequests(context), ...useRequests(context) },
      )
      closer.add('requests', () => serving.close())
      const failures = followFailures(context)
      closer.add('failures', () => failures.stop())
      const operations = {
        ...modelOperations,
        ...modelServerOperations,
        ...ownModelOperations,
        ...modelUseOperations,
      }
      const handlers = {
        ...modelRoutes(context),
        ...serverRoutes(context),
        ...ownModelRoutes(context),
        ...useRoutes(context),
      }
      mountOperations(server, operations, handlers, mounted)
      host.onChange(() => {
        tellChange(context).catch((error: unknown) =>
          log.error({ err: error }, 'a change of the own model was not told'),
        )
      })
      // Whoever asked before this service was there hears it now, and of servers once they answered.
      await tellChange(context)
      const looking = lookAtServers(context).catch((error: unknown) =>
        log.error({ err: error }, 'model servers were not looked at'),
      )
      closer.add('the first look', () => looking)
    },
    { ready: async (context) => ({ status: 'ready', capabilities: await capabilities(context) }) },
  )

/** Who answers and why, without an address. */
async function capabilities(context: Parameters<typeof readState>[0]) {
  const { answering } = await readState(context)
  if (answering === null) return { answers: 'local' }
  return { answers: answering.kind, model: answering.model, why: answering.why }
}
