import type { Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import type { JobStage } from '@lumen/contracts/media/names'
import type { Clock } from '@lumen/runtime/clock'
import type { Logger } from '@lumen/runtime/logger'
import { repeat } from '@lumen/runtime/repeat'
import type { Kysely } from 'kysely'
import type { MediaConfig } from '../config.ts'
import type { Job } from '../store/jobs.ts'
import { renewLease } from '../store/leases.ts'
import type { MediaTables } from '../store/tables.ts'
import { tellProgress, type JobNews } from './progress.ts'

type LeaseContext = {
  readonly bus: Bus
  readonly db: Kysely<MediaTables>
  readonly clock: Clock
  readonly config: Pick<MediaConfig, 'MEDIA_LEASE_SECONDS'>
  readonly log: Logger
}

const leastPauseMs = 500

/** The job was cancelled, or belongs to another worker by now. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

export type HeldLease = {
  readonly token: string
  /** Aborted with a `LeaseLostError`. */
  readonly signal: AbortSignal
  /** How far the work is; percent. Told to its owner at most twice a second. */
  report(stage: JobStage, percent: number): void
  /** Ends the signs of life; resolves when the last one is written. */
  stop(): Promise<void>
}

export const leaseEnd = ({ clock, config }: Pick<LeaseContext, 'clock' | 'config'>): Date =>
  new Date(clock.now().getTime() + config.MEDIA_LEASE_SECONDS * 1_000)

/** Keeps a job this worker’s while it works on it, and hears when it no longer is. */
export function holdLease(context: LeaseContext, job: Job, token: string): HeldLease {
  const { bus, db, log, config } = context
  const lost = new AbortController()
  let state: { stage: JobStage; progress: number } = { stage: 'waiting', progress: 0 }
  let toldAt = 0
  let writing = Promise.resolve()
  let stopped = false

  const lose = (why: string) => {
    if (!lost.signal.aborted) lost.abort(new LeaseLostError(why))
  }
  /** One at a time, so that an older sign never overwrites a newer one. */
  const sign = (): Promise<void> => {
    const before = writing
    writing = (async () => {
      await before
      if (stopped || lost.signal.aborted) return
      try {
        const kept = await renewLease(db, job.id, { token, until: leaseEnd(context), ...state })
        if (!kept) lose('the lease is another’s')
      } catch (error) {
        log.warn({ err: error, jobId: job.id }, 'a sign of life could not be written')
      }
    })()
    return writing
  }
  const signs = repeat({
    every: (config.MEDIA_LEASE_SECONDS * 1_000) / 3,
    label: 'a sign of life',
    log,
    work: sign,
  })
  const listening = bus.listen(subjects.mediaJob(job.id), (news) => {
    if ((news as JobNews).news === 'cancelled') lose('it was cancelled')
  })

  return {
    token,
    signal: lost.signal,
    report(stage, percent) {
      const progress = Math.max(state.progress, Math.min(99, Math.round(percent)))
      const sameStage = stage === state.stage
      state = { stage, progress }
      const now = performance.now()
      if (stopped || (sameStage && now - toldAt < leastPauseMs)) return
      toldAt = now
      void sign()
      tellProgress(context, { ...job, status: 'running' }, progress, stage)
    },
    async stop() {
      stopped = true
      listening.stop()
      await signs.close()
      await writing
    },
  }
}
