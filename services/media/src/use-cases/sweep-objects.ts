import { userPrefix } from '@lumen/objects/object-key'
import type { MediaContext } from '../context.ts'
import { objectIdOfKey } from '../store/object-variants.ts'
import { keysOfUser, knownObjects, nextOwner, removeUnboundObjects } from '../store/objects.ts'
import { removeUploadsBefore } from '../store/picture-uploads.ts'
import { deleteFiles } from './delete-files.ts'
import { removeFiles } from './remove-objects.ts'

const hour = 3_600_000
/** A recording or picture that no message took, and anything else that nothing shows. */
const kept = { unsent: 24 * hour, other: 7 * 24 * hour }
/** Bytes come before their row, within one request; so long nothing is taken for an orphan. */
const settledMs = 24 * hour
const batch = 500

/** Removes what nothing shows: what was to be sent after a day, previews and uploads after a week. */
export async function removeUnbound(context: MediaContext, signal: AbortSignal): Promise<number> {
  const now = context.clock.now().getTime()
  const before = { unsent: new Date(now - kept.unsent), other: new Date(now - kept.other) }
  await removeUploadsBefore(context.db, before.unsent)
  let count = 0
  while (!signal.aborted) {
    const removed = await removeUnboundObjects(context.db, before, batch)
    await removeFiles(context, removed)
    count += removed.length
    if (removed.length < batch) break
  }
  if (count > 0) context.log.info({ removed: count }, 'removed files that nothing shows')
  return count
}

/**
 * Holds files and rows against each other: a file without a row for a day is removed, a row without
 * its file is told to the log.
 */
export async function sweepObjects(
  context: MediaContext,
  signal: AbortSignal,
): Promise<{ orphans: number; missing: number }> {
  const settled = new Date(context.clock.now().getTime() - settledMs)
  const orphans = await removeOrphans(context, settled, signal)
  const missing = await findMissing(context, settled, signal)
  if (orphans + missing > 0) context.log.info({ orphans, missing }, 'swept the object store')
  return { orphans, missing }
}

async function removeOrphans(
  { db, objects }: MediaContext,
  settled: Date,
  signal: AbortSignal,
): Promise<number> {
  let count = 0
  let keys: string[] = []
  const judge = async () => {
    const known = await knownObjects(db, [...new Set(keys.map(objectIdOfKey))])
    const orphans = keys.filter((each) => !known.has(objectIdOfKey(each)))
    count += await deleteFiles(objects, orphans)
    keys = []
  }
  for await (const { key, modifiedAt } of objects.list('u/')) {
    if (signal.aborted) return count
    if (modifiedAt >= settled) continue
    keys.push(key)
    if (keys.length === batch) await judge()
  }
  await judge()
  return count
}

async function findMissing(
  { db, objects, log }: MediaContext,
  settled: Date,
  signal: AbortSignal,
): Promise<number> {
  let count = 0
  let userId = await nextOwner(db, null)
  for (; userId !== null && !signal.aborted; userId = await nextOwner(db, userId)) {
    const rows = await keysOfUser(db, userId, settled)
    if (rows.length === 0) continue
    const there = new Set<string>()
    for await (const { key } of objects.list(userPrefix(userId))) there.add(key)
    for (const key of rows.filter((each) => !there.has(each))) {
      // It may have gone between the two looks.
      if (!(await knownObjects(db, [objectIdOfKey(key)])).has(objectIdOfKey(key))) continue
      log.error({ objectId: objectIdOfKey(key) }, 'the bytes of a file are gone')
      count += 1
    }
  }
  return count
}
