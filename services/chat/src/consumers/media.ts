import type { EventEnvelope } from '@lumen/contracts/bus'
import { eventConsumers } from '@lumen/contracts/consumers'
import type { ChatContext } from '../context.ts'
import { showJob, type JobEnded } from '../use-cases/show-job.ts'
import {
  setCompanionAvatar,
  type CompanionAvatarChanged,
} from '../use-cases/set-companion-avatar.ts'

const { durable } = eventConsumers.chat.media

/** Follows what service media made: pictures and videos of messages, avatars of companions. */
export const consumeMedia = (context: ChatContext): Promise<{ close(): Promise<void> }> =>
  context.bus.consume({
    ...eventConsumers.chat.media,
    handler: async (event: EventEnvelope) => {
      switch (event.name) {
        case 'media.job-ended':
          return showJob(context, durable, event, event.payload as JobEnded)
        case 'media.companion-avatar-changed':
          return setCompanionAvatar(
            context,
            durable,
            event,
            event.payload as CompanionAvatarChanged,
          )
      }
    },
  })
