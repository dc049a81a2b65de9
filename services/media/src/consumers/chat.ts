import type { EventEnvelope, Payload } from '@lumen/contracts/bus'
import type { chatEvents } from '@lumen/contracts/chat/bus'
import { handleOnce } from '@lumen/database/inbox'
import type { MediaContext } from '../context.ts'
import type { ShownIn } from '../store/jobs-of-message.ts'
import { bindRecording, type RecordingClaim } from '../store/objects.ts'
import { removeShownIn } from '../use-cases/delete-job.ts'

const durable = 'media-chat'

/**
 * A recording that is held for a message stays once that is stored. What a message or a companion
 * showed goes with it: jobs, which are cancelled, and files.
 */
export const consumeChat = (context: MediaContext): Promise<{ close(): Promise<void> }> =>
  context.bus.consume({
    durable,
    filter: 'event.chat.>',
    handler: (event) => handle(context, event),
  })

function handle(context: MediaContext, event: EventEnvelope): Promise<void> {
  switch (event.name) {
    case 'chat.message-created': {
      const { userId, companionId, messageId, recordingId } = event.payload as Payload<
        (typeof chatEvents)['chat.message-created']
      >
      if (recordingId === undefined) return Promise.resolve()
      return keepRecording(context, { userId, companionId, messageId, objectId: recordingId })
    }
    case 'chat.message-deleted': {
      const { userId, messageId } = event.payload as Payload<
        (typeof chatEvents)['chat.message-deleted']
      >
      return forget(context, event, { userId, messageId })
    }
    case 'chat.companion-erased': {
      const { userId, companionId } = event.payload as Payload<
        (typeof chatEvents)['chat.companion-erased']
      >
      return forget(context, event, { userId, companionId })
    }
    default:
      return Promise.resolve()
  }
}

/** Again is as once; a recording that has gone meanwhile, or that another message has, is left. */
async function keepRecording({ db, log }: MediaContext, message: RecordingClaim): Promise<void> {
  if ((await bindRecording(db, message)) === null)
    log.warn({ messageId: message.messageId }, 'a message was stored whose recording is gone')
}

const forget = (context: MediaContext, event: EventEnvelope, place: ShownIn): Promise<void> =>
  removeShownIn(context, place, (effect) => handleOnce(context.db, durable, event, effect))
