import type { AvatarStyle } from '@lumen/contracts/media/names'
import type { Reader } from '@lumen/database/reader'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { MediaTables } from './tables.ts'

/** How a picture came to be, as far as whoever set it said. */
export type AvatarOrigin = {
  readonly styleType: AvatarStyle | null
  readonly generationPrompt: string | null
}

export type Avatar = AvatarOrigin & {
  readonly objectId: string
  /** Who made it; null: a person did. */
  readonly model: string | null
}

/** Whose avatar: a user’s, or a companion’s of theirs. */
export type AvatarOwner = { readonly userId: string; readonly companionId: string | null }

type Db = Kysely<MediaTables> | Transaction<MediaTables>

const originContext = ({ userId, companionId }: AvatarOwner) =>
  companionId === null ? `user_avatars.origin:${userId}` : `companion_avatars.origin:${companionId}`

const rowOf = (db: Db, { userId, companionId }: AvatarOwner) =>
  companionId === null
    ? db
        .selectFrom('user_avatars')
        .innerJoin('objects', 'objects.id', 'object_id')
        .select(['object_id', 'origin', 'model'])
        .where('user_avatars.user_id', '=', userId)
        .executeTakeFirst()
    : db
        .selectFrom('companion_avatars')
        .innerJoin('objects', 'objects.id', 'object_id')
        .select(['object_id', 'origin', 'model'])
        .where('companion_avatars.companion_id', '=', companionId)
        .where('companion_avatars.user_id', '=', userId)
        .executeTakeFirst()

/** What is sealed of how an avatar came to be. */
export const openOrigin = (box: Box, owner: AvatarOwner, sealed: Buffer): AvatarOrigin =>
  JSON.parse(box.unseal(sealed, originContext(owner))) as AvatarOrigin

/** Somebody’s avatar; null: none. */
export async function findAvatar(db: Db, box: Box, owner: AvatarOwner): Promise<Avatar | null> {
  const row = await rowOf(db, owner)
  if (row === undefined) return null
  const origin = openOrigin(box, owner, row.origin)
  return { ...origin, objectId: row.object_id, model: row.model }
}

/** The file of a companion’s picture, and what it is of; null: it has none. */
export async function findAvatarFile(db: Db, userId: string, companionId: string) {
  const row = await db
    .selectFrom('companion_avatars')
    .innerJoin('objects', 'objects.id', 'object_id')
    .select(['storage_key', 'model', 'content_id'])
    .where('companion_avatars.companion_id', '=', companionId)
    .where('companion_avatars.user_id', '=', userId)
    .where('objects.withheld_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Pictures that companions of a user have now, in the order of the companions, and what they are of. */
export const listCompanionAvatars = (
  db: Reader<MediaTables>,
  userId: string,
  after: string | null,
  limit: number,
) =>
  db
    .selectFrom('companion_avatars')
    .innerJoin('objects', 'objects.id', 'object_id')
    .select(['companion_avatars.companion_id', 'storage_key', 'model', 'content_id'])
    .where('companion_avatars.user_id', '=', userId)
    .$if(after !== null, (query) => query.where('companion_avatars.companion_id', '>', after!))
    .orderBy('companion_avatars.companion_id')
    .limit(limit)
    .execute()

/** Nothing shows a picture any more: the sweep removes it after some days. */
export async function releaseObject(tx: Transaction<MediaTables>, objectId: string): Promise<void> {
  await tx.updateTable('objects').set({ bound: false }).where('id', '=', objectId).execute()
}

/** Sets the avatar. @returns the object of the former one, null when there was none */
export async function putAvatar(
  tx: Transaction<MediaTables>,
  box: Box,
  owner: AvatarOwner,
  { objectId, ...origin }: AvatarOrigin & { objectId: string },
): Promise<string | null> {
  const { userId, companionId } = owner
  // One at a time, so that none is forgotten that stood for a moment.
  await sql`select pg_advisory_xact_lock(hashtextextended(${originContext(owner)}, 0))`.execute(tx)
  const before = await rowOf(tx, owner)
  const values = {
    object_id: objectId,
    origin: box.seal(JSON.stringify(origin), originContext(owner)),
  }
  if (companionId === null)
    await tx
      .insertInto('user_avatars')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute()
  else
    await tx
      .insertInto('companion_avatars')
      .values({ companion_id: companionId, user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('companion_id').doUpdateSet(values))
      .execute()
  return before?.object_id ?? null
}
