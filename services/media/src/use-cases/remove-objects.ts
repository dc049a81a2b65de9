import { objectVariants } from '@lumen/contracts/media/names'
import type { MediaContext } from '../context.ts'
import { variantKey } from '../store/object-variants.ts'
import { removeObjectsOf, type RemovedObject } from '../store/objects.ts'

/** Removes these objects of a user: their rows, then their files. Unknown ids are passed over. */
export async function removeObjects(
  context: Pick<MediaContext, 'db' | 'objects' | 'log'>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await removeFiles(context, await removeObjectsOf(context.db, userId, ids))
}

/**
 * Removes files whose rows are gone, with their variants. What the store does not remove now has no
 * row, so the sweep removes it within a day or two.
 */
export async function removeFiles(
  { objects, log }: Pick<MediaContext, 'objects' | 'log'>,
  removed: readonly RemovedObject[],
): Promise<void> {
  for (const { id, storage_key: key } of removed) {
    try {
      for (const variant of objectVariants) await objects.delete(variantKey(key, variant))
      await objects.delete(key)
    } catch (error) {
      log.warn({ err: error, objectId: id }, 'a file was not removed; the sweep does it')
    }
  }
}
