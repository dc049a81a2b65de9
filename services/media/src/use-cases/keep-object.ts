import { createHash } from 'node:crypto'
import { newId } from '@lumen/database/ids'
import { isObjectMime, objectKey } from '@lumen/objects/object-key'
import type { MediaContext } from '../context.ts'
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
