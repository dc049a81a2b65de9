import { userPrefix } from '@lumen/objects/object-key'
import type { ObjectStore } from '@lumen/objects/object-store'
import type { MediaContext } from '../context.ts'
import { removeTemplatesOfUser } from '../store/avatar-templates.ts'
import { removeJobsOfUser, unfinishedJobsOf } from '../store/jobs-of-user.ts'
import { removeObjectsOfUser } from '../store/objects.ts'
import { removeUploadsOfUser } from '../store/picture-uploads.ts'
import { removeTranscriptChargesOfUser } from '../store/transcript-charges.ts'
import { deleteFiles } from './delete-files.ts'
import { endJob } from './finish-job.ts'

/**
 * Erases all that is kept of a user: what runs is cancelled, then rows, the key that sealed them, and
 * every file. Again is as once; when the store is away it fails, and whoever asked asks again.
 * @throws ObjectStoreError
 */
export async function eraseUser(context: MediaContext, userId: string): Promise<void> {
  const { db, sealer, objects } = context
  for (const jobId of await unfinishedJobsOf(db, userId))
    await endJob(context, jobId, { status: 'cancelled', errorCode: null })
  await db.transaction().execute(async (tx) => {
    await removeJobsOfUser(tx, userId)
    // With them go the avatars of the user and the companions.
    await removeObjectsOfUser(tx, userId)
    await removeTemplatesOfUser(tx, userId)
    await removeTranscriptChargesOfUser(tx, userId)
    await removeUploadsOfUser(tx, userId)
  })
  await sealer.forget(db, userId)
  await deleteFiles(objects, keysUnder(objects, userPrefix(userId)))
}

async function* keysUnder(objects: ObjectStore, prefix: string): AsyncIterable<string> {
  for await (const { key } of objects.list(prefix)) yield key
}
