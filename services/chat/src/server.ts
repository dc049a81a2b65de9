import { chatRequests } from '@lumen/contracts/chat/bus'
import { chatOperations } from '@lumen/contracts/chat/operations'
import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import { readiness } from '@lumen/service/readiness'
import type { ChatConfig } from './config.ts'
import { createContext, type ChatOverrides } from './context.ts'
import { followMasks } from './consumers/masks.ts'
import { consumeMedia } from './consumers/media.ts'
import { companionJobs } from './jobs/companions.ts'
import { emotionJobs } from './jobs/emotions.ts'
import { mediaJobs } from './jobs/media.ts'
import { repeatEvery } from './live/repeat-every.ts'
import { replyRequests } from './requests/replies.ts'
import { companionRoutes } from './routes/companions.ts'
import { messageRoutes } from './routes/messages.ts'
import { safetyRoutes } from './routes/safety.ts'
import { sweepReplyCharges } from './use-cases/pay-for-reply.ts'
import { sweepExpiredReplies } from './use-cases/sweep-expired-replies.ts'

/**
 * Starts the service with every entrance; `url` is where it listens. Closing ends the entrances
 * first, then lets running replies end for `CHAT_DRAIN_MS` and interrupts the rest.
 */
export async function startChat(
  config: ChatConfig,
  overrides: ChatOverrides = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, registry: metrics, bus, tracing } = context
  try {
    const sweep = repeatEvery({
      ms: config.CHAT_SWEEP_MS,
      label: 'the sweep of expired replies',
      log,
      work: () => sweepExpiredReplies(context),
    })
    closer.add('sweep', () => sweep.close())
    const owed = repeatEvery({
      ms: config.CHAT_SWEEP_MS,
      label: 'the sweep of what is owed for replies',
      log,
      work: () => sweepReplyCharges(context),
    })
    closer.add('sweep of charges', () => owed.close())
    await context.jobs.work({
      ...companionJobs(context),
      ...emotionJobs(context),
      ...mediaJobs(context),
    })
    const media = await consumeMedia(context)
    closer.add('consumer of media', () => media.close())
    const masks = followMasks(context)
    closer.add('masks', () => masks.stop())
    const serving = bus.serve(chatRequests, replyRequests(context))
    closer.add('requests', () => serving.close())

    const server = createServer({
      service: 'chat',
      log,
      metrics,
      tracing,
      ready: () =>
        readiness(context, {
          status: 'ready',
          capabilities: { chat: context.answering.model === null ? 'local' : 'openai' },
        }),
    })
    const verifier = createIdentityVerifier({
      publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
      audience: 'chat',
    })
    const handlers = {
      ...companionRoutes(context),
      ...messageRoutes(context),
      ...safetyRoutes(context),
    }
    mountOperations(server, chatOperations, handlers, { service: 'chat', verifier })
    closer.add('server', () => server.close())
    const url = await server.listen({ host: config.CHAT_HOST, port: config.CHAT_PORT })
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
