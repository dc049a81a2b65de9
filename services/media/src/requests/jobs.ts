import type { mediaRequests } from '@lumen/contracts/media/bus'
import type { RequestHandlers } from '@lumen/bus/answers'
import type { MediaContext } from '../context.ts'
import { findJobOf } from '../store/jobs.ts'
import { presentInMessage } from '../use-cases/present-job.ts'

/** What other services ask of jobs. */
export const jobRequests = (context: MediaContext): RequestHandlers<typeof mediaRequests> => ({
  'media.read-job': async ({ userId, jobId }) => {
    const job = await findJobOf(context, userId, jobId)
    return { media: job === null ? null : await presentInMessage(context, job) }
  },
})
