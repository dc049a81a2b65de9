import { erasureRequests } from '@lumen/contracts/erasure'
import {
  mediaObjectRequests,
  mediaPictureRequests,
  mediaRequests,
} from '@lumen/contracts/media/bus'
import { mediaModerationRequests } from '@lumen/contracts/media/moderation-bus'
import { limits } from '@lumen/contracts/limits'
import { callOperations } from '@lumen/contracts/media/call-operations'
import { objectOperations } from '@lumen/contracts/media/object-operations'
import { avatarOperations } from '@lumen/contracts/media/avatar-operations'
import { generationOperations, jobOperations } from '@lumen/contracts/media/operations'
import type { Readiness } from '@lumen/http/health'
import { mountOperations } from '@lumen/http/operations'
import { serveExports } from '@lumen/service/serve-exports'
import { startService, type Entrances } from '@lumen/service/start'
import type { MediaConfig } from './config.ts'
import { createContext, type MediaContext, type MediaOverrides } from './context.ts'
import { consumeChat } from './consumers/chat.ts'
import { consumeNotices } from './consumers/notices.ts'
import { mediaJobs } from './jobs/jobs.ts'
import { objectJobs } from './jobs/objects.ts'
import { removeAbandonedFolders } from './adapters/local/working-folders.ts'
import { avatarRoutes } from './routes/avatars.ts'
import { callRoutes } from './routes/calls.ts'
import { jobRequests } from './requests/jobs.ts'
import { moderationHandlers } from './requests/moderation.ts'
import { objectRequestHandlers } from './requests/objects.ts'
import { generationRoutes } from './routes/generation.ts'
import { jobRoutes } from './routes/jobs.ts'
import { objectRoutes } from './routes/objects.ts'
import { mediaExport } from './use-cases/export-sections.ts'

/**
 * Starts the service with every entrance of its role: `api` answers people and services, `worker`
 * works on jobs, `both` does both. `url` is where it listens; a worker has health and metrics there.
 */
export const startMedia = (config: MediaConfig, overrides: MediaOverrides = {}) =>
  startService(
    config.base,
    createContext(config, overrides),
    async (entrances) => {
      const { context } = entrances
      await removeAbandonedFolders().catch((error: unknown) => {
        context.log.warn({ err: error }, 'folders of works that were cut off are left')
      })
      if (config.MEDIA_ROLE !== 'api') await workOnJobs(context)
      if (config.MEDIA_ROLE !== 'worker') await answer(entrances)
    },
    { uploadTimeoutMs: limits.uploadMs, ready: mediaReadiness },
  )

const workOnJobs = (context: MediaContext): Promise<void> =>
  context.jobs.work(
    { ...mediaJobs(context), ...objectJobs(context) },
    {
      concurrency: {
        'media-image': context.config.MEDIA_IMAGE_CONCURRENCY,
        'media-audio': context.config.MEDIA_AUDIO_CONCURRENCY,
        'media-video': context.config.MEDIA_VIDEO_CONCURRENCY,
        // Going through all files takes long; jobs that were lost do not wait for it.
        media: 3,
      },
    },
  )

async function answer(entrances: Entrances<MediaContext, 'media'>): Promise<void> {
  const { context, closer, server, mounted } = entrances
  const serving = context.bus.serve(mediaRequests, jobRequests(context))
  closer.add('requests', () => serving.close())
  const answering = context.bus.serve(
    { ...mediaObjectRequests, ...mediaPictureRequests, ...erasureRequests.media },
    objectRequestHandlers(context),
  )
  closer.add('requests about files', () => answering.close())
  const moderating = context.bus.serve(mediaModerationRequests, moderationHandlers(context))
  closer.add('requests of moderation', () => moderating.close())
  await serveExports(entrances, mediaExport(context.objects))
  const consumer = await consumeChat(context)
  closer.add('consumer', () => consumer.close())
  const notices = await consumeNotices(context)
  closer.add('consumer of notices', () => notices.close())
  mountOperations(server, generationOperations, generationRoutes(context), mounted)
  mountOperations(server, jobOperations, jobRoutes(context), mounted)
  mountOperations(server, objectOperations, objectRoutes(context), mounted)
  mountOperations(server, avatarOperations, avatarRoutes(context), mounted)
  mountOperations(server, callOperations, callRoutes(context), mounted)
  // The server does not wait for those who wait for a job.
  server.addHook('preClose', (done) => {
    context.closing.abort()
    done()
  })
}

/**
 * Degraded while no file can be kept; a worker is down without Redis, where its work is. Says by whom
 * things are made.
 */
async function mediaReadiness({
  config,
  jobs,
  objects,
  providers,
}: MediaContext): Promise<Readiness> {
  const fault = await objects.check()
  const capabilities = {
    ...(await providers.describe()),
    ...(fault !== null && { storage: `off: ${fault}` }),
  }
  const isIdle = config.MEDIA_ROLE === 'worker' && !jobs.connected()
  const status = isIdle ? 'down' : fault === null ? 'ready' : 'degraded'
  return { status, capabilities }
}
