import { mediaEvents } from '@lumen/contracts/media/bus'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { appendEvent } from '@lumen/database/outbox'
import type { Transaction } from 'kysely'
import type { JobRow } from './jobs.ts'
import type { MediaTables } from './tables.ts'

/** Has the bell tell of what took longer than its caller waited for; the rest was handed over at once. */
export async function appendResultReady(
  tx: Transaction<MediaTables>,
  job: Pick<JobRow, 'id' | 'user_id' | 'kind' | 'created_at'>,
  at: Date,
): Promise<void> {
  if (at.getTime() - job.created_at.getTime() < mediaLimits.waitSeconds * 1_000) return
  await appendEvent(tx, mediaEvents, 'media.result-ready', {
    userId: job.user_id,
    jobId: job.id,
    media: job.kind,
  })
}
