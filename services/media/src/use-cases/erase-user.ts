import type { ErasureReport } from '@lumen/contracts/erasure'
import { userPrefix } from '@lumen/objects/object-key'
import type { ObjectStore } from '@lumen/objects/object-store'
import { eraseUserIn } from '@lumen/service/erase-user'
import type { MediaContext } from '../context.ts'
import { findOpenCall } from '../store/calls.ts'
import { unfinishedJobsOf } from '../store/jobs-of-user.ts'
import { rowsOfUser } from '../store/rows-of-user.ts'
import { endCall } from './calls/end-call.ts'
import { deleteFiles } from './delete-files.ts'
import { endJob } from './finish-job.ts'

/**
 * Erases all that is kept of a user: what runs is cancelled, then the key that sealed them, rows, and
 * every file. Again is as once; when the store is away it fails, and whoever asked asks again.
 * @throws ObjectStoreError
 */
export async function eraseUser(context: MediaContext, userId: string): Promise<ErasureReport> {
  const { db, clock, sealer, objects, jobs } = context
  return eraseUserIn(context, userId, {
    end: async () => {
      for (const jobId of await unfinishedJobsOf(db, userId))
        await endJob(context, jobId, { status: 'cancelled', errorCode: null })
      const call = await findOpenCall(db, userId)
      if (call !== null) await endCall(context, call, { ending: 'ended', at: clock.now() })
    },
    sealer,
    rows: rowsOfUser,
    jobs,
    others: { files: () => deleteFiles(objects, keysUnder(objects, userPrefix(userId))) },
  })
}

async function* keysUnder(objects: ObjectStore, prefix: string): AsyncIterable<string> {
  for await (const { key } of objects.list(prefix)) yield key
}
