import { mediaLimits } from '@lumen/contracts/media/limits'
import type { MediaKind } from '@lumen/contracts/media/names'
import { fold } from '@lumen/language/fold'
import type { MediaContext } from '../context.ts'
import { listJobs, type Job } from '../store/jobs.ts'

const scanPage = 200
/** Descriptions are sealed, so they are opened to be searched; so many at a time. */
const scannedAtMost = 2_000

/**
 * What a user made or tried to, newest first. `next` is where the next page begins; a search may
 * answer with few or none and still have a next page, when it has looked through many.
 */
export async function listGallery(
  context: MediaContext,
  userId: string,
  wish: { kind: MediaKind | null; search: string; before: string | null; limit?: number },
): Promise<{ jobs: Job[]; next: string | null }> {
  const { kind, search, limit = mediaLimits.galleryPage } = wish
  const words = fold(search).split(/\s+/u).filter(Boolean)
  const jobs: Job[] = []
  let { before } = wish
  for (let scanned = 0; scanned < scannedAtMost;) {
    // One more than shown tells whether there is a next page.
    const size = words.length === 0 ? limit + 1 : scanPage
    const page = await listJobs(context, userId, { kind, before, limit: size })
    for (const job of page) {
      if (jobs.length === limit) return { jobs, next: before }
      before = job.id
      const prompt = fold(job.input.prompt)
      if (words.every((word) => prompt.includes(word))) jobs.push(job)
    }
    if (page.length < size) return { jobs, next: null }
    scanned += page.length
  }
  return { jobs, next: before }
}
