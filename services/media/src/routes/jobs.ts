import type { jobOperations } from '@lumen/contracts/media/operations'
import type { Handlers } from '@lumen/http/operations'
import type { MediaContext } from '../context.ts'
import { cancelJob, findOwnJob } from '../use-cases/cancel-job.ts'
import { deleteJob } from '../use-cases/delete-job.ts'
import { listGallery } from '../use-cases/list-gallery.ts'
import { presentJobs, presentOneJob } from '../use-cases/present-job.ts'
import { readCapabilitiesFor } from '../use-cases/read-capabilities.ts'
import { retryJob } from '../use-cases/retry-job.ts'

/** Entrance of jobs and the gallery. */
export const jobRoutes = (context: MediaContext): Handlers<typeof jobOperations> => ({
  'GET /api/media/jobs/:jobId': async ({ caller, params }) =>
    presentOneJob(context, await findOwnJob(context, caller.userId, params.jobId), caller.language),
  'DELETE /api/media/jobs/:jobId': async ({ caller, params }) =>
    presentOneJob(context, await cancelJob(context, caller.userId, params.jobId), caller.language),
  'POST /api/media/jobs/:jobId/retry': async ({ caller, params, signal }) =>
    presentOneJob(context, await retryJob(context, caller, params.jobId, signal), caller.language),
  'GET /api/media/gallery': async ({ caller, query }) => {
    const { jobs, next } = await listGallery(context, caller.userId, {
      kind: query.kind ?? null,
      search: query.search ?? '',
      before: query.before ?? null,
      ...(query.limit !== undefined && { limit: query.limit }),
    })
    return { items: await presentJobs(context, jobs, caller.language), next }
  },
  'DELETE /api/media/gallery/:jobId': async ({ caller, params }) => {
    await deleteJob(context, caller.userId, params.jobId)
    return { success: true }
  },
  'GET /api/media/capabilities': ({ caller }) => readCapabilitiesFor(context, caller),
})
