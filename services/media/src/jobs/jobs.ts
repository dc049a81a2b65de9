import { inboxCleaning } from '@lumen/database/inbox'
import type { MediaContext } from '../context.ts'
import { sweepCalls } from '../use-cases/calls/sweep-calls.ts'
import { runJob } from '../use-cases/run-job.ts'
import { sweepJobs } from '../use-cases/sweep-jobs.ts'

type Run = { payload: { jobId: string }; signal: AbortSignal }

/** Entrance of the queues. */
export function mediaJobs(context: MediaContext) {
  const make = ({ payload, signal }: Run) => runJob(context, payload.jobId, signal)
  return {
    'media.make-image': make,
    'media.make-audio': make,
    'media.make-video': make,
    'media.sweep-jobs': ({ signal }: { signal: AbortSignal }) => sweepJobs(context, signal),
    'media.sweep-calls': ({ signal }: { signal: AbortSignal }) => sweepCalls(context, signal),
    'media.clean-inbox': inboxCleaning(context),
  }
}
