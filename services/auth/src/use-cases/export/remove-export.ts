import { AppError } from '@lumen/http/app-error'
import { exportKey, exportPrefix, userExportsPrefix } from '@lumen/objects/object-key'
import type { ObjectStore } from '@lumen/objects/object-store'
import type { AuthContext } from '../../context.ts'
import { deleteExport, listExpired, listIdle, type ExportRow } from '../../store/exports.ts'
import { enqueueExport } from './begin-export.ts'

const batch = 100

/** Removes what was written for an export, all of it or but one file. */
export async function removeFiles(
  objects: ObjectStore,
  { id, user_id }: Pick<ExportRow, 'id' | 'user_id'>,
  { but }: { but?: string } = {},
): Promise<void> {
  const kept = but === undefined ? null : exportKey(user_id, id, but)
  const keys: string[] = []
  for await (const { key } of objects.list(exportPrefix(user_id, id)))
    if (key !== kept) keys.push(key)
  for (const key of keys) await objects.delete(key)
}

/** Removes the files of all exports of a user; returns how many. */
export async function removeFilesOfUser({ objects }: AuthContext, userId: string): Promise<number> {
  const keys: string[] = []
  if (objects !== null)
    for await (const { key } of objects.list(userExportsPrefix(userId))) keys.push(key)
  for (const key of keys) await objects?.delete(key)
  return keys.length
}

/**
 * Stops an export that is being made, and removes its file. Its row goes first: nobody finds what is
 * half gone.
 * @throws AppError `not_found`
 */
export async function removeExport(
  { db, objects }: AuthContext,
  userId: string,
  exportId: string,
): Promise<void> {
  const row = await deleteExport(db, exportId, userId)
  if (row === null) throw new AppError('not_found', 'There is no such export')
  if (objects !== null) await removeFiles(objects, row)
}

/** Takes up exports that nobody works on, and removes those whose time is over. */
export async function sweepExports(context: AuthContext, signal: AbortSignal): Promise<void> {
  const { db, clock, objects, log } = context
  for (const { id } of await listIdle(db, clock.now(), batch)) await enqueueExport(context, id)
  let removed = 0
  for (const row of await listExpired(db, clock.now(), batch)) {
    signal.throwIfAborted()
    // The files first: without its row nobody would find them.
    if (objects !== null) await removeFiles(objects, row)
    if ((await deleteExport(db, row.id, row.user_id)) !== null) removed += 1
  }
  if (removed > 0) log.info({ removed }, 'removed exports whose time was over')
}
