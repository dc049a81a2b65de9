import { Type, type Static } from 'typebox'
import { Closed, Id } from '../schema.ts'
import { jobStages, jobStatuses, mediaKinds } from './names.ts'

/** How a job is going, as pages are told. */
export const mediaProgress = {
  jobId: Id,
  status: Type.Enum(jobStatuses),
  /** Percent. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  stage: Type.Union([Type.Enum(jobStages), Type.Null()]),
  companionId: Type.Union([Id, Type.Null()]),
  messageId: Type.Union([Id, Type.Null()]),
}

/** From media to every device of a user, on `subjects.liveUser`. */
export const MediaFrame = Closed({
  kind: Type.Literal('media-progress'),
  mediaKind: Type.Enum(mediaKinds),
  ...mediaProgress,
})
export type MediaFrame = Static<typeof MediaFrame>
