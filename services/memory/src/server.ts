import { erasureRequests } from '@lumen/contracts/erasure'
import { memoryRequests, occasionRequests } from '@lumen/contracts/memory/bus'
import { memoryFigureRequests } from '@lumen/contracts/memory/figures'
import { maskRequests } from '@lumen/contracts/memory/masks'
import { memoryOperations } from '@lumen/contracts/memory/operations'
import { guestOperations } from '@lumen/contracts/guest/operations'
import { mountOperations } from '@lumen/http/operations'
import { openJobs } from '@lumen/service/open'
import { serveExports } from '@lumen/service/serve-exports'
import { startService } from '@lumen/service/start'
import type { MemoryConfig } from './config.ts'
import { embeddingJobs } from './jobs/embeddings.ts'
import { talkJobs } from './jobs/talks.ts'
import { openTalksToRead } from './use-cases/talks-to-read.ts'
import { consumeChat } from './consumers/chat.ts'
import { consumeImports } from './consumers/imports.ts'
import { erasureHandlers } from './requests/erasure.ts'
import { figureRequests } from './requests/figures.ts'
import { maskHandlers } from './requests/masks.ts'
import { occasionHandlers, recallRequests } from './requests/recall.ts'
import { dashboardRoutes } from './routes/dashboard.ts'
import { guestRoutes } from './routes/guests.ts'
import { memoryRoutes } from './routes/memories.ts'
import { createContext, type MemoryOverrides } from './context.ts'
import { memoryExport } from './use-cases/export-sections.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export const startMemory = (config: MemoryConfig, overrides: MemoryOverrides = {}) =>
  startService(
    config.base,
    createContext(config, overrides),
    async (entrances) => {
      const { context, closer, server, mounted } = entrances
      const { bus } = context
      const jobs = openJobs(entrances)
      await jobs.work({ ...embeddingJobs(context), ...talkJobs(context) })
      const serving = bus.serve(
        { ...memoryRequests, ...occasionRequests },
        { ...recallRequests(context), ...occasionHandlers(context) },
      )
      closer.add('requests', () => serving.close())
      const figures = bus.serve(memoryFigureRequests, figureRequests(context))
      closer.add('figures', () => figures.close())
      const masks = bus.serve(maskRequests, maskHandlers(context))
      closer.add('masks', () => masks.close())
      await serveExports(entrances, memoryExport)
      const erasing = bus.serve(erasureRequests.memory, erasureHandlers(context, jobs))
      closer.add('erasure', () => erasing.close())
      // Closed before the jobs, which it adds to.
      const toRead = openTalksToRead(jobs, context.log, closer)
      const consumer = await consumeChat(context, toRead)
      closer.add('consumer', () => consumer.close())
      const imports = await consumeImports(context)
      closer.add('consumer of imports', () => imports.close())
      const handlers = { ...memoryRoutes(context), ...dashboardRoutes(context) }
      mountOperations(server, memoryOperations, handlers, mounted)
      mountOperations(server, guestOperations, guestRoutes(context), mounted)
    },
    {
      ready: ({ embedder }) => ({
        status: 'ready',
        capabilities: { recall: embedder() === null ? 'local' : 'openai' },
      }),
    },
  )
