import { chatRequests } from '@lumen/contracts/chat/bus'
import { chatOperations } from '@lumen/contracts/chat/operations'
import { erasureRequests } from '@lumen/contracts/erasure'
import { mountOperations } from '@lumen/http/operations'
import { repeat } from '@lumen/runtime/repeat'
import { startService } from '@lumen/service/start'
import type { ChatConfig } from './config.ts'
import { createContext, type ChatOverrides } from './context.ts'
import { followMasks } from './consumers/masks.ts'
import { consumeMedia } from './consumers/media.ts'
import { consumeMemory } from './consumers/memory.ts'
import { chatJobs } from './jobs/jobs.ts'
import { replyRequests } from './requests/replies.ts'
import { companionRoutes } from './routes/companions.ts'
import { messageRoutes } from './routes/messages.ts'
import { safetyRoutes } from './routes/safety.ts'
import { sweepExpiredReplies } from './use-cases/sweep-expired-replies.ts'

/**
 * Starts the service with every entrance; `url` is where it listens. Closing ends the entrances
 * first, then lets running replies end for `CHAT_DRAIN_MS` and interrupts the rest.
 */
export const startChat = (config: ChatConfig, overrides: ChatOverrides = {}) =>
  startService(
    config.base,
    createContext(config, overrides),
    async ({ context, closer, server, mounted }) => {
      const { bus, jobs, log } = context
      // No scheduled job: somebody waits for the reply, also while Redis is away.
      const sweep = repeat({
        every: config.CHAT_SWEEP_MS,
        label: 'the sweep of expired replies',
        log,
        work: () => sweepExpiredReplies(context),
      })
      closer.add('sweep', () => sweep.close())
      await jobs.work(chatJobs(context))
      const media = await consumeMedia(context)
      closer.add('consumer of media', () => media.close())
      const memory = await consumeMemory(context)
      closer.add('consumer of memory', () => memory.close())
      const masks = followMasks(context)
      closer.add('masks', () => masks.stop())
      const serving = bus.serve(
        { ...chatRequests, ...erasureRequests.chat },
        replyRequests(context),
      )
      closer.add('requests', () => serving.close())
      const handlers = {
        ...companionRoutes(context),
        ...messageRoutes(context),
        ...safetyRoutes(context),
      }
      mountOperations(server, chatOperations, handlers, mounted)
    },
    {
      ready: ({ answering }) => ({
        status: 'ready',
        capabilities: { chat: answering.model === null ? 'local' : 'openai' },
      }),
    },
  )
