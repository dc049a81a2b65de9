import type { MessageMedia } from '@lumen/contracts/chat/schema'
import type { MediaJob } from '@lumen/contracts/media/schema'
import { objectIdOf } from '@/features/media'

/** What a message shows of a job, told by the job itself. */
export function mediaOfJob(held: MessageMedia, job: MediaJob): MessageMedia {
  const { status, result, credits, error } = job
  const made = result?.metadata
  return {
    ...held,
    status,
    credits,
    errorCode: error?.code ?? null,
    ...(made !== undefined && {
      objectId: made.objectId,
      posterId: made.posterUrl === null ? null : objectIdOf(made.posterUrl),
      mime: made.mime,
      width: made.width,
      height: made.height,
      seconds: made.seconds,
      model: result?.generationParams.model ?? null,
    }),
  }
}
