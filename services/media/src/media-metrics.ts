import type { Metrics } from '@lumen/runtime/metrics'

/** Figures of service media, as `/metrics` shows them. */
export const createMediaMetrics = (metrics: Metrics) => ({
  started: metrics.counter('media_jobs_started_total', 'Jobs that were put into a queue', ['work']),
  ended: metrics.counter('media_jobs_ended_total', 'Jobs that ended, by how and why', [
    'work',
    'status',
    'code',
  ]),
  refused: metrics.counter('media_prompts_refused_total', 'Prompts that moderation refused', [
    'reason',
  ]),
  openCharges: metrics.counter(
    'media_charges_unanswered_total',
    'Settlements and releases that billing did not answer; the sweep repeats them',
    ['state'],
  ),
  callsBegun: metrics.counter('media_calls_begun_total', 'Talks by voice that were begun'),
  callsEnded: metrics.counter('media_calls_ended_total', 'Talks by voice that ended, by why', [
    'ending',
  ]),
  waited: metrics.histogram(
    'media_job_wait_seconds',
    'Time from when a job might be worked on until it was',
    ['work'],
    [0.05, 0.25, 1, 5, 15, 60, 300, 1_800],
  ),
  made: metrics.histogram(
    'media_job_work_seconds',
    'Time that a try of a job took',
    ['work', 'outcome'],
    [0.5, 1, 2, 5, 10, 20, 40, 90, 180, 600],
  ),
})
export type MediaFigures = ReturnType<typeof createMediaMetrics>
