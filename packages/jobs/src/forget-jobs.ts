import type { Queue } from 'bullmq'
import type { StoredJob } from './job-runner.ts'

const pageSize = 500
/** All but running ones, which their worker holds. */
const states = ['wait', 'prioritized', 'delayed', 'failed', 'completed'] as const

/**
 * Removes the jobs of a queue that hold a word, such as a user's id, in payload or failure.
 * @returns how many
 */
export async function forgetJobs(queue: Queue<StoredJob>, word: string): Promise<number> {
  let removed = 0
  for (const state of states) {
    for (let start = 0; ;) {
      const page = await queue.getJobs([state], start, start + pageSize - 1)
      // One that is gone meanwhile comes as nothing.
      const named = page.filter((job) => job && JSON.stringify(job.asJSON()).includes(word))
      // A worker that has just taken one keeps it; whoever erases looks again.
      const gone = await Promise.allSettled(named.map((job) => job.remove()))
      const count = gone.filter(({ status }) => status === 'fulfilled').length
      removed += count
      if (page.length < pageSize) break
      start += pageSize - count
    }
  }
  // The log of what happened in the queue names failures too; nobody reads it.
  if (removed > 0) await queue.trimEvents(0)
  return removed
}
