import type { ObjectStore } from '@lumen/objects/object-store'

/** Requests to the store at a time. */
const atATime = 16

/**
 * Deletes files, several at a time; those that are not there are passed over.
 * @returns how many
 * @throws what the store throws first; what comes after it is left
 */
export async function deleteFiles(
  objects: Pick<ObjectStore, 'delete'>,
  keys: Iterable<string> | AsyncIterable<string>,
): Promise<number> {
  let count = 0
  let deleting: Promise<void>[] = []
  try {
    for await (const key of keys) {
      deleting.push(objects.delete(key))
      count += 1
      if (deleting.length < atATime) continue
      await Promise.all(deleting)
      deleting = []
    }
    await Promise.all(deleting)
    return count
  } finally {
    // When the list of keys breaks off, what was begun is not left to fail unheard.
    await Promise.allSettled(deleting)
  }
}
