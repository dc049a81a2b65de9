import { chatRequests } from '@lumen/contracts/chat/bus'
import { chatModerationRequests } from '@lumen/contracts/chat/moderation-bus'
import { chatOfficeRequests } from '@lumen/contracts/chat/office-bus'
import { chatChoiceRequests } from '@lumen/contracts/chat/choice-bus'
import { branchOperations } from '@lumen/contracts/chat/branches'
import { importOperations } from '@lumen/contracts/chat/imports'
import { chatOperations } from '@lumen/contracts/chat/operations'
import { playOperations } from '@lumen/contracts/chat/play-operations'
import { reminderOperations } from '@lumen/contracts/chat/reminders'
import { scenarioOperations } from '@lumen/contracts/chat/scenario-operations'
import { erasureRequests } from '@lumen/contracts/erasure'
import { limits } from '@lumen/contracts/limits'
import { tendencyOperations } from '@lumen/contracts/chat/tendencies'
import { guestOperations } from '@lumen/contracts/guest/operations'
import { mountOperations } from '@lumen/http/operations'
import { repeat } from '@lumen/runtime/repeat'
import { serveExports } from '@lumen/service/serve-exports'
import { startService } from '@lumen/service/start'
import type { ChatConfig } from './config.ts'
import { createContext, type ChatOverrides } from './context.ts'
import { consumeAuth } from './consumers/auth.ts'
import { followMasks } from './consumers/masks.ts'
import { consumeMedia } from './consumers/media.ts'
import { consumeMemory } from './consumers/memory.ts'
import { chatJobs } from './jobs/jobs.ts'
import { warmRules } from './live/warm-rules.ts'
import { officeRequests } from './requests/office.ts'
import { modelChoiceRequests } from './requests/model-choice.ts'
import { replyRequests } from './requests/replies.ts'
import { branchRoutes } from './routes/branches.ts'
import { companionRoutes } from './routes/companions.ts'
import { guestRoutes } from './routes/guests.ts'
import { importRoutes } from './routes/imports.ts'
import { messageRoutes } from './routes/messages.ts'
import { playRoutes } from './routes/plays.ts'
import { reminderRoutes } from './routes/reminders.ts'
import { safetyRoutes } from './routes/safety.ts'
import { scenarioRoutes } from './routes/scenarios.ts'
import { tendencyRoutes } from './routes/tendencies.ts'
import { chatExport } from './use-cases/export-sections.ts'
import { sweepExpiredReplies } from './use-cases/sweep-expired-replies.ts'

/**
 * Starts the service with every entrance; `url` is where it listens. Closing ends the entrances
 * first, then lets running replies end for `CHAT_DRAIN_MS` and interrupts the rest.
 */
export const startChat = (config: ChatConfig, overrides: ChatOverrides = {}) =>
  startService(
    config.base,
    createContext(config, overrides),
    async (entrances) => {
      const { context, closer, server, mounted } = entrances
      const { bus, jobs, log } = context
      // No scheduled job: somebody waits for the reply, also while Redis is away.
      const sweep = repeat({
        every: config.CHAT_SWEEP_MS,
        label: 'the sweep of expired replies',
        log,
        work: () => sweepExpiredReplies(context),
      })
      closer.add('sweep', () => sweep.close())
      // Companions that write by themselves are no hurry, nor is what comes from files: one at a time, and
      // nobody waits behind them.
      await jobs.work(chatJobs(context), { concurrency: { 'chat-contact': 1, 'chat-imports': 1 } })
      const auth = await consumeAuth(context)
      closer.add('consumer of accounts', () => auth.close())
      const media = await consumeMedia(context)
      closer.add('consumer of media', () => media.close())
      const memory = await consumeMemory(context)
      closer.add('consumer of memory', () => memory.close())
      const stopWarming = warmRules(context)
      closer.add('rules for words of models', stopWarming)
      const masks = followMasks(context)
      closer.add('masks', () => masks.stop())
      const serving = bus.serve(
        {
          ...chatRequests,
          ...chatOfficeRequests,
          ...chatModerationRequests,
          ...chatChoiceRequests,
          ...erasureRequests.chat,
        },
        {
          ...replyRequests(context),
          ...officeRequests(context),
          ...modelChoiceRequests(context),
        },
      )
      closer.add('requests', () => serving.close())
      await serveExports(entrances, chatExport)
      const handlers = {
        ...companionRoutes(context),
        ...messageRoutes(context),
        ...safetyRoutes(context),
      }
      mountOperations(server, chatOperations, handlers, mounted)
      mountOperations(server, guestOperations, guestRoutes(context), mounted)
      mountOperations(server, branchOperations, branchRoutes(context), mounted)
      mountOperations(server, importOperations, importRoutes(context), mounted)
      mountOperations(server, scenarioOperations, scenarioRoutes(context), mounted)
      mountOperations(server, playOperations, playRoutes(context), mounted)
      mountOperations(server, reminderOperations, reminderRoutes(context), mounted)
      mountOperations(server, tendencyOperations, tendencyRoutes(context), mounted)
    },
    {
      uploadTimeoutMs: limits.uploadMs,
      ready: ({ models }) => {
        const model = models.chat()
        const chat = model === null || model === 'away' ? 'local' : model.provider.name
        return { status: 'ready', capabilities: { chat } }
      },
    },
  )
