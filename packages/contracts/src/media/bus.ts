import { Type } from 'typebox'
import { defineEvents, defineRequests } from '../bus.ts'
import { chatLimits } from '../chat/limits.ts'
import { MessageMedia } from '../chat/schema.ts'
import { ContentRefused } from '../moderation.ts'
import { Closed, Id } from '../schema.ts'
import { UploadedPicture } from './schema.ts'

const NullableId = Type.Union([Id, Type.Null()])

export const mediaEvents = defineEvents({
  'media.content-refused': {
    summary: 'Something was not taken or not made; for the log of decisions',
    payload: ContentRefused,
  },
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
  'media.result-ready': {
    summary: 'Something is there that took longer than its caller waited for it: they are told',
    payload: Closed({ userId: Id, jobId: Id, media: Type.Enum(['image', 'audio', 'video']) }),
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
    callers: ['chat'],
    input: Closed({ userId: Id, jobId: Id }),
    output: Media,
    timeoutMs: 2_000,
  },
})

export const mediaObjectRequests = defineRequests({
  'media.claim-recording': {
    summary:
      'Hold a recording for a message that is about to be stored; `chat.message-created` binds it',
    callers: ['chat'],
    input: Closed({ userId: Id, objectId: Id, companionId: Id, messageId: Id }),
    output: Media,
    timeoutMs: 2_000,
  },
})

/** Apart from what recordings are asked with: the pictures of a talk. */
export const mediaPictureRequests = defineRequests({
  'media.claim-pictures': {
    summary:
      'Hold pictures for a message that is about to be stored; `chat.message-created` binds them',
    callers: ['chat'],
    input: Closed({
      userId: Id,
      companionId: Id,
      messageId: Id,
      objectIds: Type.Array(Id, { minItems: 1, maxItems: chatLimits.pictures }),
    }),
    output: Closed({
      /** In the order asked for; null: one of them is not this user’s, is gone, or another message has it. */
      pictures: Type.Union([Type.Array(UploadedPicture), Type.Null()]),
    }),
    timeoutMs: 2_000,
  },
  'media.read-picture': {
    summary: 'A small copy of a picture, for a model to look at',
    callers: ['chat'],
    input: Closed({ userId: Id, objectId: Id }),
    output: Closed({
      /** null: the user has no such picture. */
      picture: Type.Union([
        Closed({
          type: Type.String(),
          /** Base64, of at most `mediaLimits.modelPictureBytes`. */
          data: Type.String(),
        }),
        Type.Null(),
      ]),
    }),
    timeoutMs: 8_000,
  },
})
