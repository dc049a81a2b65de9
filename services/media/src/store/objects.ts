import type { ExpressionBuilder, Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { ShownIn } from './jobs-of-message.ts'
import type { MediaTables, ObjectTable } from './tables.ts'

type Db = Kysely<MediaTables> | Transaction<MediaTables>

export type ObjectRow = Selectable<ObjectTable>
export type NewObject = Insertable<ObjectTable>

/** What is needed to remove the bytes of an object whose row is gone. */
export type RemovedObject = Pick<ObjectRow, 'id' | 'storage_key'>
export const removedColumns = ['id', 'storage_key'] as const

/** That no job of the gallery shows an object in this place. */
const shownByNoJob =
  (place: 'object_id' | 'poster_id') =>
  ({ not, exists, selectFrom }: ExpressionBuilder<MediaTables & { o: ObjectTable }, 'o'>) =>
    not(
      exists(
        selectFrom('jobs as j')
          .select('j.id')
          .where('j.deleted', '=', false)
          .whereRef(`j.${place}`, '=', 'o.id'),
      ),
    )

export const insertObject = (db: Db, object: NewObject): Promise<ObjectRow> =>
  db.insertInto('objects').values(object).returningAll().executeTakeFirstOrThrow()

/** A file that may be shown. */
export async function findObject(db: Db, id: string): Promise<ObjectRow | null> {
  const row = await db
    .selectFrom('objects')
    .selectAll()
    .where('id', '=', id)
    .where('withheld_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function findObjectOf(db: Db, userId: string, id: string): Promise<ObjectRow | null> {
  const row = await findObject(db, id)
  return row?.user_id === userId ? row : null
}

export type RecordingClaim = {
  userId: string
  objectId: string
  companionId: string
  messageId: string
}

/**
 * Holds a recording for a message that is about to be stored; again for the same message is as once.
 * Until it is bound another message may take it: the first one that is stored keeps it.
 * @returns null when the user has no such recording, or it is bound to another message
 */
export const holdRecording = (db: Db, claim: RecordingClaim): Promise<ObjectRow | null> =>
  claimRecording(db, claim, {})

/** Binds a recording to the message that shows it, now that this is stored. @returns as `holdRecording` */
export const bindRecording = (db: Db, claim: RecordingClaim): Promise<ObjectRow | null> =>
  claimRecording(db, claim, { bound: true })

async function claimRecording(
  db: Db,
  { userId, objectId, companionId, messageId }: RecordingClaim,
  change: { bound?: true },
): Promise<ObjectRow | null> {
  const row = await db
    .updateTable('objects')
    .set({ companion_id: companionId, message_id: messageId, ...change })
    .where('id', '=', objectId)
    .where('user_id', '=', userId)
    .where('purpose', '=', 'recording')
    .where((eb) => eb.or([eb('bound', '=', false), eb('message_id', '=', messageId)]))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/**
 * Removes the rows of what of a user nothing holds and no job shows, but for the newest: recordings and
 * pictures not sent, former avatars. What was taken for a message is held, also before this is stored.
 */
export function removeUnheldBeyond(
  db: Db,
  userId: string,
  purpose: 'recording' | 'avatar' | 'attached',
  newest: number,
): Promise<RemovedObject[]> {
  return (
    db
      .deleteFrom('objects')
      // Asked of each again when it goes: a message may have taken it meanwhile.
      .where('bound', '=', false)
      .where('message_id', 'is', null)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('objects as o')
          .select('o.id')
          .where('o.user_id', '=', userId)
          .where('o.purpose', '=', purpose)
          .where('o.bound', '=', false)
          .where('o.message_id', 'is', null)
          .where(shownByNoJob('object_id'))
          .orderBy('o.created_at', 'desc')
          .offset(newest),
      )
      .returning(removedColumns)
      .execute()
  )
}

/** Removes the rows of what a message or, with all its messages, a companion holds. */
export function removeObjectsShownIn(db: Db, owner: ShownIn): Promise<RemovedObject[]> {
  return db
    .deleteFrom('objects')
    .where('user_id', '=', owner.userId)
    .where((eb) =>
      'messageId' in owner
        ? eb('message_id', '=', owner.messageId)
        : eb('companion_id', '=', owner.companionId),
    )
    .returning(removedColumns)
    .execute()
}

export function removeObjectsOf(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<RemovedObject[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .deleteFrom('objects')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .returning(removedColumns)
    .execute()
}

/**
 * Removes rows that nothing shows: recordings and pictures for talks older than one time, everything
 * else older than another that no job of the gallery made.
 */
export function removeUnboundObjects(
  db: Db,
  before: { unsent: Date; other: Date },
  limit: number,
): Promise<RemovedObject[]> {
  return db
    .deleteFrom('objects')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('objects as o')
        .select('o.id')
        .where('o.bound', '=', false)
        .where((or) =>
          or.or([
            or.and([
              or('o.purpose', 'in', ['recording', 'attached']),
              or('o.created_at', '<', before.unsent),
            ]),
            or('o.created_at', '<', before.other),
          ]),
        )
        // Two questions: of one with `or` PostgreSQL would go through all jobs for every object.
        .where(shownByNoJob('object_id'))
        .where(shownByNoJob('poster_id'))
        .limit(limit),
    )
    .returning(removedColumns)
    .execute()
}

/** Which of these ids have a row. */
export async function knownObjects(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('objects').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The next user with objects after this one, in the order of ids; null: there is none. */
export async function nextOwner(db: Db, after: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('objects')
    .select('user_id')
    .$if(after !== null, (q) => q.where('user_id', '>', after!))
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Keys of a user’s objects that were there before a time. */
export async function keysOfUser(db: Db, userId: string, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('objects')
    .select('storage_key')
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .execute()
  return rows.map((row) => row.storage_key)
}
