import type { EventEnvelope, Payload } from '@lumen/contracts/bus'
import type { chatEvents } from '@lumen/contracts/chat/bus'
import { eventConsumers } from '@lumen/contracts/consumers'
import { handleOnce } from '@lumen/database/inbox'
import type { MediaContext } from '../context.ts'
import type { ShownIn } from '../store/jobs-of-message.ts'
import { bindRecording, type RecordingClaim } from '../store/objects.ts'
import { bindPictures, removeShown } from '../store/talk-pictures.ts'
import { removeFiles } from '../use-cases/remove-objects.ts'
import { removeShownIn } from '../use-cases/delete-job.ts'

const { durable } = eventConsumers.media.chat

/**
 * A recording and pictures that are held for a message stay once that is stored. What a message or a companion
 * showed goes with it: jobs, which are cancelled, and files.
 */
export const consumeChat = (context: MediaContext): Promise<{ close(): Promise<void> }> =>
  context.bus.consume({
    ...eventConsumers.media.chat,
    handler: (event) => handle(context, event),
  })

function handle(context: MediaContext, event: EventEnvelope): Promise<void> {
  switch (event.name) {
    case 'chat.message-created': {
      const {
        userId,
        companionId,
        messageId,
        recordingId,
        pictureIds = [],
      } = event.payload as Payload<(typeof chatEvents)['chat.message-created']>
      const message = { userId, companionId, messageId }
      return keepSent(context, message, recordingId, pictureIds)
    }
    case 'chat.picture-removed':
      return dropPicture(
        context,
        event.payload as Payload<(typeof chatEvents)['chat.picture-removed']>,
      )
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

/** Again is as once; what has gone meanwhile, or another message has, is left. */
async function keepSent(
  { db, log }: MediaContext,
  message: Omit<RecordingClaim, 'objectId'>,
  recordingId: string | undefined,
  pictureIds: readonly string[],
): Promise<void> {
  const { messageId } = message
  if (
    recordingId !== undefined &&
    (await bindRecording(db, { ...message, objectId: recordingId })) === null
  )
    log.warn({ messageId }, 'a message was stored whose recording is gone')
  if (pictureIds.length === 0) return
  const bound = await bindPictures(db, { ...message, objectIds: pictureIds })
  if (bound.length < pictureIds.length)
    log.warn({ messageId }, 'a message was stored of which a picture is gone')
}

/** Again is as once. */
async function dropPicture(
  context: MediaContext,
  place: Parameters<typeof removeShown>[1],
): Promise<void> {
  await removeFiles(context, await removeShown(context.db, place))
}

const forget = (context: MediaContext, event: EventEnvelope, place: ShownIn): Promise<void> =>
  removeShownIn(context, place, (effect) => handleOnce(context.db, durable, event, effect))
