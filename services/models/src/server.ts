import { subjects } from '@lumen/contracts/bus'
import { modelRequests } from '@lumen/contracts/models/bus'
import { modelOperations } from '@lumen/contracts/models/operations'
import { mountOperations } from '@lumen/http/operations'
import type { Overrides } from '@lumen/service/open-process'
import { startService } from '@lumen/service/start'
import type { ModelsConfig } from './config.ts'
import { createContext } from './context.ts'
import { stateRequests } from './requests/state.ts'
import { modelRoutes } from './routes/models.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export const startModels = (config: ModelsConfig, overrides: Overrides = {}) =>
  startService(
    config.base,
    createContext(config, overrides),
    ({ context, closer, server, mounted }) => {
      const serving = context.bus.serve(modelRequests, stateRequests(context))
      closer.add('requests', () => serving.close())
      mountOperations(server, modelOperations, modelRoutes(context), mounted)
      // Whoever asked before this service was there hears it now.
      context.bus.broadcast(subjects.modelsChanged, context.state())
    },
    {
      ready: (context) => {
        const { answering } = context.state()
        return {
          status: 'ready',
          capabilities:
            answering === null
              ? { answers: 'local' }
              : { answers: answering.kind, model: answering.model, why: answering.why },
        }
      },
    },
  )
