import { mediaEvents } from '@lumen/contracts/media/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { Transaction } from 'kysely'
import type { JobRow } from './jobs.ts'
import type { MediaTables } from './tables.ts'

/** Notes for others how a job ended; chat closes the message that shows it. */
export const appendJobEnded = async (
  tx: Transaction<MediaTables>,
  job: Pick<JobRow, 'id' | 'user_id' | 'companion_id' | 'message_id'>,
  status: 'done' | 'failed' | 'cancelled',
): Promise<void> => {
  await appendEvent(tx, mediaEvents, 'media.job-ended', {
    userId: job.user_id,
    jobId: job.id,
    companionId: job.companion_id,
    messageId: job.message_id,
    status,
  })
}
