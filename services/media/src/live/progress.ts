import type { Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import type { MediaFrame } from '@lumen/contracts/media/live'
import type { JobStage } from '@lumen/contracts/media/names'
import type { JobRow } from '../store/jobs.ts'

type Told = Pick<JobRow, 'id' | 'user_id' | 'kind' | 'status' | 'companion_id' | 'message_id'>

/** Tells every open page of its owner how a job is going; nothing is lost when nobody hears it. */
export function tellProgress(
  { bus }: { bus: Pick<Bus, 'broadcast'> },
  job: Told,
  progress: number,
  stage: JobStage | null,
): void {
  const frame: MediaFrame = {
    kind: 'media-progress',
    mediaKind: job.kind,
    jobId: job.id,
    status: job.status,
    progress,
    stage,
    companionId: job.companion_id,
    messageId: job.message_id,
  }
  bus.broadcast(subjects.liveUser(job.user_id), frame)
}

/** What processes tell each other of a job: its worker stops, or who waits for it reads it again. */
export type JobNews = { readonly news: 'ended' | 'cancelled' }

export const tellJobNews = (
  { bus }: { bus: Pick<Bus, 'broadcast'> },
  jobId: string,
  news: JobNews['news'],
): void => bus.broadcast(subjects.mediaJob(jobId), { news } satisfies JobNews)
