import { memoryRequests } from '@lumen/contracts/memory/bus'
import { memoryFigureRequests } from '@lumen/contracts/memory/figures'
import { maskRequests } from '@lumen/contracts/memory/masks'
import { memoryOperations } from '@lumen/contracts/memory/operations'
import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import { createJobs } from '@lumen/jobs/queues'
import { readiness } from '@lumen/service/readiness'
import type { MemoryConfig } from './config.ts'
import { embeddingJobs } from './jobs/embeddings.ts'
import { talkJobs } from './jobs/talks.ts'
import { consumeChat } from './consumers/chat.ts'
import { figureRequests } from './requests/figures.ts'
import { maskHandlers } from './requests/masks.ts'
import { recallRequests } from './requests/recall.ts'
import { dashboardRoutes } from './routes/dashboard.ts'
import { memoryRoutes } from './routes/memories.ts'
import { createContext, type MemoryOverrides } from './context.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export async function startMemory(
  config: MemoryConfig,
  overrides: MemoryOverrides = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, metrics, bus, tracing } = context
  try {
    const jobs = createJobs({ redisUrl: config.REDIS_URL, log, metrics, service: 'memory' })
    closer.add('jobs', () => jobs.close())
    await jobs.work({ ...embeddingJobs(context), ...talkJobs(context) })
    const serving = bus.serve(memoryRequests, recallRequests(context))
    closer.add('requests', () => serving.close())
    const figures = bus.serve(memoryFigureRequests, figureRequests(context))
    closer.add('figures', () => figures.close())
    const masks = bus.serve(maskRequests, maskHandlers(context))
    closer.add('masks', () => masks.close())
    // Closed before the jobs, which it adds to.
    const consumer = await consumeChat(context, jobs)
    closer.add('consumer', () => consumer.close())
    const server = createServer({
      service: 'memory',
      log,
      metrics,
      tracing,
      ready: () =>
        readiness(context, {
          status: 'ready',
          capabilities: { recall: context.embedder === null ? 'local' : 'openai' },
        }),
    })
    const verifier = createIdentityVerifier({
      publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
      audience: 'memory',
    })
    const handlers = { ...memoryRoutes(context), ...dashboardRoutes(context) }
    mountOperations(server, memoryOperations, handlers, { service: 'memory', verifier })
    closer.add('server', () => server.close())
    const url = await server.listen({ host: config.MEMORY_HOST, port: config.MEMORY_PORT })
    return {
      url,
      async close() {
        await closer.close()
      },
    }
  } catch (error) {
    await closer.close()
    throw error
  }
}
