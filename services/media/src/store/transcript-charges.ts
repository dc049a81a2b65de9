import type { Kysely, Selectable } from 'kysely'
import type { MediaTables, TranscriptChargeTable } from './tables.ts'

type Db = Kysely<MediaTables>

export type TranscriptCharge = Selectable<TranscriptChargeTable>

export async function insertTranscriptCharge(db: Db, charge: TranscriptCharge): Promise<void> {
  await db.insertInto('transcript_charges').values(charge).execute()
}

/** What is owed from now on. */
export async function oweTranscript(
  db: Db,
  recordingId: string,
  owed: Partial<Pick<TranscriptCharge, 'state' | 'reservation_id' | 'due_at'>>,
): Promise<void> {
  await db
    .updateTable('transcript_charges')
    .set(owed)
    .where('recording_id', '=', recordingId)
    .execute()
}

export async function findTranscriptCharge(
  db: Db,
  recordingId: string,
): Promise<TranscriptCharge | null> {
  const row = await db
    .selectFrom('transcript_charges')
    .selectAll()
    .where('recording_id', '=', recordingId)
    .executeTakeFirst()
  return row ?? null
}

/** Billing has answered, or nothing was reserved. */
export async function removeTranscriptCharge(db: Db, recordingId: string): Promise<void> {
  await db.deleteFrom('transcript_charges').where('recording_id', '=', recordingId).execute()
}

/** Recordings whose payment was due before a time, the longest first. */
export async function dueTranscriptCharges(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('transcript_charges')
    .select('recording_id')
    .where('due_at', '<', before)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ recording_id: id }) => id)
}
