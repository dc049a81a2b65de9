import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>

/** What the beginning of a talk was about. */
export type TalkSummary = {
  text: string
  /** Which of its user's deletions the messages were without. */
  masks: string | null
  /** Position of the first message that it does not tell of. */
  reachesTo: number
}

/** What is sealed of a summary; null: none was written. */
export const openSummaryText = (
  box: Box,
  row: { companion_id: string; sealed: Buffer | null },
): string | null =>
  row.sealed === null
    ? null
    : (JSON.parse(box.unseal(row.sealed, sealedContext(row.companion_id))) as TalkSummary).text

const sealedContext = (companionId: string) => `talk_summaries.sealed:${companionId}`

/**
 * Which messages stand before a position, as a fingerprint: it differs once one of them is edited,
 * answered anew or deleted.
 */
export async function fingerprintBefore(
  db: Db,
  companionId: string,
  position: number,
): Promise<string> {
  const { count, versions } = await db
    .selectFrom('messages')
    .select((eb) => [
      eb.fn.countAll<string>().as('count'),
      eb.fn.coalesce(eb.fn.sum<string>('version'), sql<string>`0`).as('versions'),
    ])
    .where('companion_id', '=', companionId)
    .where('position', '<', String(position))
    .executeTakeFirstOrThrow()
  return `${count}:${versions}`
}

/**
 * The summary of a talk and the position up to which one was last asked for. A summary of messages
 * that do not stand as they were, or of which something was forgotten since, is erased.
 */
export async function findSummary(
  db: Db,
  box: Box,
  companionId: string,
  masks: string | null,
): Promise<{ summary: TalkSummary | null; askedTo: number }> {
  const { userId } = box
  const row = await db
    .selectFrom('talk_summaries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .executeTakeFirst()
  if (row === undefined) return { summary: null, askedTo: 0 }
  const askedTo = Number(row.asked_to)
  if (row.sealed === null) return { summary: null, askedTo }
  const reachesTo = Number(row.reaches_to)
  const written = JSON.parse(box.unseal(row.sealed, sealedContext(companionId))) as Omit<
    TalkSummary,
    'reachesTo'
  >
  const stands =
    written.masks === masks && row.made_of === (await fingerprintBefore(db, companionId, reachesTo))
  if (stands) return { summary: { ...written, reachesTo }, askedTo }
  await db
    .deleteFrom('talk_summaries')
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where('made_of', '=', row.made_of)
    .execute()
  return { summary: null, askedTo: 0 }
}

/** Notes that a summary up to a position is asked for; false when it was before. */
export async function noteAsked(
  db: Db,
  talk: { companionId: string; userId: string },
  askedTo: number,
): Promise<boolean> {
  const row = await db
    .insertInto('talk_summaries')
    .values({
      companion_id: talk.companionId,
      user_id: talk.userId,
      asked_to: askedTo,
      reaches_to: 0,
      made_of: '',
      sealed: null,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('talk_summaries_pkey')
        .doUpdateSet({ asked_to: askedTo })
        .where('talk_summaries.asked_to', '<', String(askedTo)),
    )
    .returning('companion_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Stores a summary that was asked for; not when what it was made of has changed meanwhile, or one that
 * reaches further was faster.
 */
export async function writeSummary(
  db: Db,
  box: Box,
  companionId: string,
  { reachesTo, ...written }: TalkSummary,
  madeOf: string,
): Promise<void> {
  const { userId } = box
  if ((await fingerprintBefore(db, companionId, reachesTo)) !== madeOf) return
  const sealed = box.seal(JSON.stringify(written), sealedContext(companionId))
  await db
    .updateTable('talk_summaries')
    .set({ sealed, reaches_to: reachesTo, made_of: madeOf })
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where('reaches_to', '<', String(reachesTo))
    .execute()
}

/** Erases the summary of a talk, if it tells of a message of this position. */
export async function eraseSummaryOf(
  db: Db,
  message: { companionId: string; position: string },
): Promise<void> {
  await db
    .deleteFrom('talk_summaries')
    .where('companion_id', '=', message.companionId)
    .where('reaches_to', '>', message.position)
    .execute()
}

/** Erases the summary of a talk, if it tells of anything behind a position, or is asked to. */
export async function eraseSummaryAfter(
  db: Db,
  companionId: string,
  position: bigint,
): Promise<void> {
  // The first message that a summary does not tell of is the one behind the last that it does.
  const first = String(position + 1n)
  await db
    .deleteFrom('talk_summaries')
    .where('companion_id', '=', companionId)
    .where((eb) => eb.or([eb('reaches_to', '>', first), eb('asked_to', '>', first)]))
    .execute()
}

/** Erases the summaries of all talks of a user. */
export async function eraseSummaries(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('talk_summaries').where('user_id', '=', userId).execute()
}
