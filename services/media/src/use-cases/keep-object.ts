import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@lumen/database/ids'
import { isObjectMime, objectKey } from '@lumen/objects/object-key'
import { ObjectStoreError } from '@lumen/objects/object-store'
import type { MediaContext } from '../context.ts'
import { maxAttempts, retryPauseMs } from '../domain/retry.ts'
import { insertObject, type NewObject, type ObjectRow } from '../store/objects.ts'
import type { ObjectPurpose } from '../store/tables.ts'

export type ObjectToKeep = {
  userId: string
  purpose: ObjectPurpose
  bytes: Uint8Array
  mime: string
  /** Who made it; absent: a person did. */
  model?: string | null
  contentId?: string | null
  width?: number | null
  height?: number | null
  seconds?: number | null
  companionId?: string | null
  messageId?: string | null
  /** Something shows it already; else it goes after some days unless a job of the gallery made it. */
  bound?: boolean
}

/**
 * Keeps a file and what is known of it: the bytes first, then the row. Bytes whose row never came are
 * swept away a day later.
 * @throws ObjectStoreError when the store is full or away; TypeError for a type no object may have
 */
export const keepObject = async (
  context: Pick<MediaContext, 'db' | 'objects' | 'clock'>,
  object: ObjectToKeep,
): Promise<ObjectRow> => insertObject(context.db, await keepBytes(context, object))

/**
 * Keeps the bytes alone, for who writes the row in a transaction: none is held open while a store
 * takes its time.
 * @throws as `keepObject`
 */
export async function keepBytes(
  context: Pick<MediaContext, 'objects' | 'clock'>,
  object: ObjectToKeep,
): Promise<NewObject> {
  const { userId, bytes, mime } = object
  if (!isObjectMime(mime)) throw new TypeError(`Objects of the type ${mime} are not kept`)
  const id = newId()
  const createdAt = context.clock.now()
  const key = objectKey({ userId, id, createdAt, mime })
  await context.objects.put(key, bytes)
  return {
    id,
    user_id: userId,
    purpose: object.purpose,
    storage_key: key,
    mime,
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    width: object.width ?? null,
    height: object.height ?? null,
    seconds: object.seconds ?? null,
    model: object.model ?? null,
    content_id: object.contentId ?? null,
    companion_id: object.companionId ?? null,
    message_id: object.messageId ?? null,
    created_at: createdAt,
    bound: object.bound ?? false,
  }
}

/**
 * As `keepBytes`, for what was made: a store that is away for a moment is asked again while the bytes
 * are in hand, as making them anew may cost money. One that is full is not.
 * @throws as `keepObject`; the signal's reason
 */
export async function keepMade(
  context: Pick<MediaContext, 'objects' | 'clock' | 'log'>,
  object: ObjectToKeep,
  signal: AbortSignal,
): Promise<NewObject> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await keepBytes(context, object)
    } catch (error) {
      const passing = error instanceof ObjectStoreError && error.code === 'unavailable'
      if (!passing || attempt === maxAttempts) throw error
      context.log.warn({ err: error, attempt }, 'what was made is not kept yet; it is tried again')
      await sleep(retryPauseMs(attempt), undefined, { signal }).catch(() => {})
      signal.throwIfAborted()
    }
  }
}
