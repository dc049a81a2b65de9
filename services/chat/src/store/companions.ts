import type { Generation } from '@lumen/contracts/chat/generation'
import { usualGeneration } from '@lumen/contracts/chat/usual-generation'
import type { CompanionBirth } from '@lumen/contracts/chat/birth'
import { faces, type Face } from '@lumen/contracts/chat/faces'
import type { CompanionVoice, Personality } from '@lumen/contracts/chat/schema'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { ChatTables } from './tables.ts'
import type { CompanionTable } from './tables/companions.ts'

/** What a companion is: all of it written by its user, all of it sealed. */
export type CompanionProfile = {
  name: string
  mood: string | null
  personality: Personality
  backstory: string | null
  /** The portrait it was given; a picture of its own goes before it. */
  face: Face | null
  /** The voice that was chosen for it; null: that of its portrait. */
  voice: CompanionVoice | null
}

export type StoredCompanion = CompanionProfile & {
  generation: Generation
  birth: CompanionBirth | null
  id: string
  userId: string
  /** Nothing said from now on is remembered. */
  offRecord: boolean
  /** It rests: it writes nothing by itself until its user wakes it, or writes to it. */
  paused: boolean
  avatarObjectId: string | null
  createdAt: Date
  hiddenAt: Date | null
  erasedAfter: Date | null
}

/** The picture that a companion has now; null: none. */
export type AvatarChange = { userId: string; companionId: string; objectId: string | null }

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>

const profileContext = (companionId: string) => `companions.profile:${companionId}`
const birthContext = (companionId: string) => `companions.birth:${companionId}`
const generationContext = (companionId: string) => `companions.generation:${companionId}`

const sealProfile = (box: Box, id: string, profile: CompanionProfile) =>
  box.seal(
    JSON.stringify({
      name: profile.name,
      mood: profile.mood,
      personality: profile.personality,
      backstory: profile.backstory,
      face: profile.face,
      voice: profile.voice,
    }),
    profileContext(id),
  )

/** A row with what is sealed in it. */
export function openCompanion(box: Box, row: Selectable<CompanionTable>): StoredCompanion {
  const sealed = box.unseal(row.profile, profileContext(row.id))
  const profile = JSON.parse(sealed) as Omit<CompanionProfile, 'face' | 'voice'> & {
    face?: string | null
    voice?: CompanionVoice | null
  }
  return {
    ...profile,
    // Whoever was made before there were portraits and voices has none, nor has whose portrait is offered no more.
    face: faces.find((face) => face === profile.face) ?? null,
    voice: profile.voice ?? null,
    generation: openGeneration(box, row),
    birth: openBirth(box, row),
    id: row.id,
    userId: row.user_id,
    offRecord: row.off_record,
    paused: row.paused,
    avatarObjectId: row.avatar_object_id,
    createdAt: row.created_at,
    hiddenAt: row.hidden_at,
    erasedAfter: row.erased_after,
  }
}

function openGeneration(box: Box, { id, generation }: Selectable<CompanionTable>): Generation {
  if (generation === null) return usualGeneration
  const chosen = JSON.parse(box.unseal(generation, generationContext(id))) as Generation
  return { ...usualGeneration, ...chosen }
}

const openBirth = (box: Box, { id, birth }: Selectable<CompanionTable>): CompanionBirth | null =>
  birth === null ? null : (JSON.parse(box.unseal(birth, birthContext(id))) as CompanionBirth)

/** Lets one transaction at a time count and change the companions of a user. */
export async function lockCompanionsOf(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`companions:${userId}`}, 0))`.execute(
    tx,
  )
}

/** How many companions of the user are not hidden. */
export async function countCompanions(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('companions')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Inserts a companion and its empty conversation. */
export async function insertCompanion(
  tx: Tx,
  box: Box,
  companion: CompanionProfile & { id: string; userId: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('companions')
    .values({
      id: companion.id,
      user_id: companion.userId,
      profile: sealProfile(box, companion.id, companion),
      created_at: companion.createdAt,
      hidden_at: null,
      erased_after: null,
    })
    .execute()
  await tx
    .insertInto('conversations')
    .values({ companion_id: companion.id, user_id: companion.userId, last_position: 0 })
    .execute()
}

/** Companions of the user, oldest first; either the visible or the hidden ones. */
export async function listCompanions(
  db: Db,
  box: Box,
  userId: string,
  hidden: boolean,
): Promise<StoredCompanion[]> {
  const rows = await db
    .selectFrom('companions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('hidden_at', hidden ? 'is not' : 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => openCompanion(box, row))
}

/** Names of the user's companions by their ids, of hidden ones too. */
export async function nameCompanions(
  db: Db,
  box: Box,
  userId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('companions').selectAll().where('user_id', '=', userId).execute()
  return new Map(rows.map((row) => [row.id, openCompanion(box, row).name]))
}

/** A companion of this user, hidden or not; null when there is none. */
export async function findCompanion(
  db: Db,
  box: Box,
  userId: string,
  id: string,
): Promise<StoredCompanion | null> {
  const row = await db
    .selectFrom('companions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : openCompanion(box, row)
}

/** The newest visible companion that was made of a card; null: none. */
export async function findCompanionOfCard(
  db: Db,
  box: Box,
  userId: string,
  hash: Buffer,
): Promise<StoredCompanion | null> {
  const row = await db
    .selectFrom('companions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('card_hash', '=', hash)
    .where('hidden_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : openCompanion(box, row)
}

/** Notes the card that a companion was made of. */
export async function setCardHash(tx: Tx, id: string, hash: Buffer): Promise<void> {
  await tx.updateTable('companions').set({ card_hash: hash }).where('id', '=', id).execute()
}

/** Whether the user has this companion and it is not hidden. */
export async function hasCompanion(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('companions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Like `findCompanion`; the row stays locked until the transaction ends. */
export async function lockCompanion(
  tx: Tx,
  box: Box,
  userId: string,
  id: string,
): Promise<StoredCompanion | null> {
  const row = await tx
    .selectFrom('companions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : openCompanion(box, row)
}

export async function updateProfile(
  tx: Tx,
  box: Box,
  id: string,
  profile: CompanionProfile,
): Promise<void> {
  await tx
    .updateTable('companions')
    .set({ profile: sealProfile(box, id, profile) })
    .where('id', '=', id)
    .execute()
}

/** Stores which model answers for a companion and how its replies are drawn. */
export async function updateGeneration(
  tx: Tx,
  box: Box,
  id: string,
  generation: Generation,
): Promise<void> {
  const sealed = box.seal(JSON.stringify(generation), generationContext(id))
  await tx.updateTable('companions').set({ generation: sealed }).where('id', '=', id).execute()
}

/** Stores when and where a companion was born; null forgets it. */
export async function updateBirth(
  tx: Tx,
  box: Box,
  id: string,
  birth: CompanionBirth | null,
): Promise<void> {
  const sealed = birth === null ? null : box.seal(JSON.stringify(birth), birthContext(id))
  await tx.updateTable('companions').set({ birth: sealed }).where('id', '=', id).execute()
}

/** Takes the talk off the record, or back on it. */
export async function setOffRecord(tx: Tx, id: string, offRecord: boolean): Promise<void> {
  await tx.updateTable('companions').set({ off_record: offRecord }).where('id', '=', id).execute()
}

/** Lets a companion rest, or wakes it. */
export async function setPaused(tx: Tx, id: string, paused: boolean): Promise<void> {
  await tx.updateTable('companions').set({ paused }).where('id', '=', id).execute()
}

/** Notes a companion's picture; false when the user has no such companion any more. */
export async function setAvatarObject(
  tx: Tx,
  { userId, companionId, objectId }: AvatarChange,
): Promise<boolean> {
  const row = await tx
    .updateTable('companions')
    .set({ avatar_object_id: objectId })
    .where('id', '=', companionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Hides a companion until it may be erased, or with nulls brings it back. */
export async function setHidden(
  tx: Tx,
  id: string,
  hidden: { at: Date; erasedAfter: Date } | null,
): Promise<void> {
  await tx
    .updateTable('companions')
    .set({ hidden_at: hidden?.at ?? null, erased_after: hidden?.erasedAfter ?? null })
    .where('id', '=', id)
    .execute()
}

/** Companions whose time of undo is over; at most `limit`, longest over first. */
export async function listErasable(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  const rows = await db
    .selectFrom('companions')
    .select(['id', 'user_id'])
    .where('erased_after', '<=', now)
    .orderBy('erased_after')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, userId: row.user_id }))
}

/**
 * Erases a companion with its conversation, messages and replies; false when it came back or was
 * erased meanwhile.
 */
export async function eraseCompanion(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('companions')
    .where('id', '=', id)
    .where('erased_after', '<=', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
