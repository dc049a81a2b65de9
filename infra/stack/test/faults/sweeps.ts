import { jobCatalog, type JobName } from '@lumen/contracts/jobs'
import { createJobs } from '@lumen/jobs/queues'
import { waitUntil } from '@lumen/provision/wait-until'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'

/** Everything that runs by a schedule. */
const sweeps = (Object.keys(jobCatalog) as JobName[]).filter((name) => 'every' in jobCatalog[name])
const endWithinMs = 120_000

/**
 * Has every sweep of every service run several times at once, by whichever copy takes it. A schedule gives
 * each run to one copy; one that takes longer than its schedule meets the next in the other.
 * @returns resolves when all have ended
 */
export async function runSweepsAtOnce(redisUrl: string, times: number): Promise<void> {
  const log = createLogger({ service: 'sweeps', level: 'silent' })
  const metrics = createMetrics({ service: 'sweeps' })
  const jobs = createJobs({ redisUrl, log, metrics, service: 'chat' })
  try {
    const asked = await Promise.all(
      Array.from({ length: times }, () => sweeps)
        .flat()
        .map(async (name) => ({ name, id: (await jobs.enqueue(name, {})).id })),
    )
    const isOver = async () => {
      const pending = await Promise.all(asked.map(({ name, id }) => jobs.isPending(name, id)))
      return !pending.includes(true)
    }
    if (!(await waitUntil(isOver, { limitMs: endWithinMs, everyMs: 50 })))
      throw new Error('there are sweeps that do not end')
  } finally {
    await jobs.close()
  }
}
