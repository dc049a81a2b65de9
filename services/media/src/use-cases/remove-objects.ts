import type { MediaContext } from '../context.ts'
import { keptVariants, variantKey } from '../store/object-variants.ts'
import { removeObjectsOf, type RemovedObject } from '../store/objects.ts'
import { deleteFiles } from './delete-files.ts'

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
  try {
    await deleteFiles(objects, withVariants(removed))
  } catch (error) {
    log.warn({ err: error, removed: removed.length }, 'files were not removed; the sweep does it')
  }
}

function* withVariants(removed: readonly RemovedObject[]): Iterable<string> {
  for (const { storage_key: key } of removed) {
    for (const variant of keptVariants) yield variantKey(key, variant)
    yield key
  }
}
