import type { Kysely, Transaction } from 'kysely'
import { removedColumns, type ObjectRow, type RemovedObject } from './objects.ts'
import type { MediaTables } from './tables.ts'

type Db = Kysely<MediaTables> | Transaction<MediaTables>

export type PicturesClaim = {
  userId: string
  companionId: string
  messageId: string
  objectIds: readonly string[]
}

/**
 * Holds pictures for a message that is about to be stored; again for the same message is as once. Until
 * one is bound another message may take it: the first one that is stored keeps it.
 * @returns those that the user has and no other message is bound to
 */
export const holdPictures = (db: Db, claim: PicturesClaim): Promise<ObjectRow[]> =>
  claimPictures(db, claim, {})

/** Binds pictures to the message that shows them, now that this is stored. @returns as `holdPictures` */
export const bindPictures = (db: Db, claim: PicturesClaim): Promise<ObjectRow[]> =>
  claimPictures(db, claim, { bound: true })

const claimPictures = (
  db: Db,
  { userId, companionId, messageId, objectIds }: PicturesClaim,
  change: { bound?: true },
): Promise<ObjectRow[]> =>
  db
    .updateTable('objects')
    .set({ companion_id: companionId, message_id: messageId, ...change })
    .where('id', 'in', [...objectIds])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'attached')
    .where((eb) => eb.or([eb('bound', '=', false), eb('message_id', '=', messageId)]))
    .returningAll()
    .execute()

/** Removes the row of a picture that no message shows; nothing when a message does. */
export const removeUnsent = (db: Db, userId: string, objectId: string): Promise<RemovedObject[]> =>
  db
    .deleteFrom('objects')
    .where('id', '=', objectId)
    .where('user_id', '=', userId)
    .where('purpose', '=', 'attached')
    .where('bound', '=', false)
    .returning(removedColumns)
    .execute()

/** Removes the row of a picture that its message shows no longer. */
export const removeShown = (
  db: Db,
  place: { userId: string; messageId: string; objectId: string },
): Promise<RemovedObject[]> =>
  db
    .deleteFrom('objects')
    .where('id', '=', place.objectId)
    .where('user_id', '=', place.userId)
    .where('message_id', '=', place.messageId)
    .where('purpose', '=', 'attached')
    .returning(removedColumns)
    .execute()
