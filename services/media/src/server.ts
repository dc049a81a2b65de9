import {
  mediaErasureRequests,
  mediaObjectRequests,
  mediaRequests,
} from '@lumen/contracts/media/bus'
import { limits } from '@lumen/contracts/limits'
import { objectOperations } from '@lumen/contracts/media/object-operations'
import { avatarOperations } from '@lumen/contracts/media/avatar-operations'
import { generationOperations, jobOperations } from '@lumen/contracts/media/operations'
import type { Readiness } from '@lumen/http/health'
import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import { readiness } from '@lumen/service/readiness'
import type { MediaConfig } from './config.ts'
import { createContext, type MediaContext, type MediaOverrides } from './context.ts'
import { consumeChat } from './consumers/chat.ts'
import { mediaJobs } from './jobs/jobs.ts'
import { objectJobs } from './jobs/objects.ts'
import { removeAbandonedFolders } from './adapters/local/working-folders.ts'
import { avatarRoutes } from './routes/avatars.ts'
import { jobRequests } from './requests/jobs.ts'
import { objectRequestHandlers } from './requests/objects.ts'
import { generationRoutes } from './routes/generation.ts'
import { jobRoutes } from './routes/jobs.ts'
import { objectRoutes } from './routes/objects.ts'

/**
 * Starts the service with every entrance of its role: `api` answers people and services, `worker`
 * works on jobs, `both` does both. `url` is where it listens; a worker has health and metrics there.
 */
export async function startMedia(
  config: MediaConfig,
  overrides: MediaOverrides = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const { context, closer, stopWaiting } = await createContext(config, overrides)
  const { log, metrics, tracing, bus, jobs } = context
  const { MEDIA_ROLE: role } = config
  try {
    await removeAbandonedFolders().catch((error: unknown) => {
      log.warn({ err: error }, 'folders of works that were cut off are left')
    })
    if (role !== 'api')
      await jobs.work(
        { ...mediaJobs(context), ...objectJobs(context) },
        {
          concurrency: {
            'media-image': config.MEDIA_IMAGE_CONCURRENCY,
            'media-audio': config.MEDIA_AUDIO_CONCURRENCY,
            'media-video': config.MEDIA_VIDEO_CONCURRENCY,
            // Going through all files takes long; jobs that were lost do not wait for it.
            media: 3,
          },
        },
      )
    const server = createServer({
      service: 'media',
      log,
      metrics,
      tracing,
      uploadTimeoutMs: limits.uploadMs,
      ready: () => mediaReadiness(context),
    })
    if (role !== 'worker') {
      const serving = bus.serve(mediaRequests, jobRequests(context))
      closer.add('requests', () => serving.close())
      const answering = bus.serve(
        { ...mediaObjectRequests, ...mediaErasureRequests },
        objectRequestHandlers(context),
      )
      closer.add('requests about files', () => answering.close())
      const consumer = await consumeChat(context)
      closer.add('consumer', () => consumer.close())
      const verifier = createIdentityVerifier({
        publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
        audience: 'media',
      })
      const mounted = { service: 'media', verifier } as const
      mountOperations(server, generationOperations, generationRoutes(context), mounted)
      mountOperations(server, jobOperations, jobRoutes(context), mounted)
      mountOperations(server, objectOperations, objectRoutes(context), mounted)
      mountOperations(server, avatarOperations, avatarRoutes(context), mounted)
    }
    closer.add('server', () => server.close())
    closer.add('waiting requests', () => stopWaiting())
    const url = await server.listen({ host: config.MEDIA_HOST, port: config.MEDIA_PORT })
    return { url, close: () => closer.close() }
  } catch (error) {
    await closer.close()
    throw error
  }
}

/** Down without Redis too, degraded while no file can be kept; says by whom things are made. */
async function mediaReadiness(context: MediaContext): Promise<Readiness> {
  const { jobs, objects, providers } = context
  const fault = objects.writeFault()
  const capabilities = {
    ...(await providers.describe()),
    ...(fault !== null && { storage: `off: ${fault}` }),
  }
  const status = !jobs.connected() ? 'down' : fault === null ? 'ready' : 'degraded'
  return readiness(context, { status, capabilities })
}
