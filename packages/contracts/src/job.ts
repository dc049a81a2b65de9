import type { TObject } from 'typebox'
import { Closed } from './schema.ts'

/** One kind of queued work: what it carries, how often it is tried, how long it may take. */
export type JobDeclaration = {
  readonly queue: string
  readonly summary: string
  readonly payload: TObject
  readonly attempts: number
  readonly timeoutMs: number
  /** Runs by itself at this pattern (cron, UTC; a sixth field in front is of seconds). */
  readonly every?: string
  /** `false`: it is not kept once it was given up, so that its id is free for who asks for it again. */
  readonly keepsFailed?: false
}

export const defineJobs = <const T extends Record<`${string}.${string}`, JobDeclaration>>(
  jobs: T,
) => jobs

/** The daily cleaning of a service that consumes events; `inboxCleaning` in packages/database does it. */
export const cleanInboxJob = <const Queue extends string>(queue: Queue) => ({
  queue,
  summary: 'Remove records of events that can no longer be delivered again',
  payload: Closed({}),
  attempts: 5,
  timeoutMs: 5 * 60_000,
  every: '7 4 * * *',
})
