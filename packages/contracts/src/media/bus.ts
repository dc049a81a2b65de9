import { Type } from 'typebox'
import { defineEvents, defineRequests } from '../bus.ts'
import { MessageMedia } from '../chat/schema.ts'
import { Closed, Id } from '../schema.ts'

const NullableId = Type.Union([Id, Type.Null()])

export const mediaEvents = defineEvents({
  'media.job-ended': {
    summary: 'A job is done, has failed for good, was cancelled or, ended, was deleted',
    payload: Closed({
      userId: Id,
      jobId: Id,
      companionId: NullableId,
      messageId: NullableId,
      status: Type.Enum(['done', 'failed', 'cancelled']),
    }),
  },
  'media.user-avatar-changed': {
    summary: 'A user has another picture, or none any more',
    payload: Closed({ userId: Id, objectId: NullableId }),
  },
  'media.companion-avatar-changed': {
    summary: 'A companion has another picture, or none any more',
    payload: Closed({ userId: Id, companionId: Id, objectId: NullableId }),
  },
})

/** null: no such job or recording of this user. */
const Media = Closed({ media: Type.Union([MessageMedia, Type.Null()]) })

export const mediaRequests = defineRequests({
  'media.read-job': {
    summary: 'What a message shows of a job',
    input: Closed({ userId: Id, jobId: Id }),
    output: Media,
    timeoutMs: 2_000,
  },
})

export const mediaObjectRequests = defineRequests({
  'media.claim-recording': {
    summary:
      'Hold a recording for a message that is about to be stored; `chat.message-created` binds it',
    input: Closed({ userId: Id, objectId: Id, companionId: Id, messageId: Id }),
    output: Media,
    timeoutMs: 2_000,
  },
})
