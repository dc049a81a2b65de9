import type { JobDeclaration } from '@lumen/contracts/job'
import type { JobsOptions } from 'bullmq'

const weekInSeconds = 7 * 24 * 3_600

/** How BullMQ tries, repeats and removes a job of a declaration. */
export const jobOptions = (declaration: JobDeclaration): JobsOptions => ({
  attempts: declaration.attempts,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: declaration.keepsFailed === false || { age: weekInSeconds, count: 1_000 },
})
