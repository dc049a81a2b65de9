import type { AnnouncementDraft, AnnouncementRecord } from '@lumen/contracts/announcements/schema'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AdminTables, AnnouncementTable } from './tables.ts'

type Db = Kysely<AdminTables>

const recordOf = (row: Selectable<AnnouncementTable>): AnnouncementRecord => ({
  id: row.id,
  words: row.words,
  fallback: row.fallback,
  link: row.link,
  beginsAt: row.begins_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  audience: row.audience,
  plans: row.plans,
  onStatus: row.on_status,
  version: row.version,
})

/** Every announcement, the newest first. */
export async function listAnnouncements(db: Db): Promise<AnnouncementRecord[]> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .orderBy('begins_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(recordOf)
}

/** Announcements of this moment, the newest first. */
export async function listCurrent(db: Db, now: Date): Promise<AnnouncementRecord[]> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('begins_at', '<=', now)
    .where((w) => w.or([w('ends_at', 'is', null), w('ends_at', '>', now)]))
    .orderBy('begins_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(recordOf)
}

/** Stores a new announcement or the next version of one; false when another version is there. */
export async function saveAnnouncement(
  tx: Transaction<AdminTables>,
  id: string,
  { version, ...draft }: AnnouncementDraft,
): Promise<boolean> {
  const values = {
    words: JSON.stringify(draft.words),
    fallback: draft.fallback,
    link: draft.link,
    begins_at: draft.beginsAt,
    ends_at: draft.endsAt,
    audience: draft.audience,
    plans: draft.plans,
    on_status: draft.onStatus,
    version: version + 1,
  }
  const saved =
    version === 0
      ? tx
          .insertInto('announcements')
          .values({ id, ...values })
          .onConflict((c) => c.column('id').doNothing())
          .returning('id')
      : tx
          .updateTable('announcements')
          .set(values)
          .where('id', '=', id)
          .where('version', '=', version)
          .returning('id')
  return (await saved.executeTakeFirst()) !== undefined
}

/** Deletes the version that was read; `changed`: another one is there. */
export async function deleteAnnouncement(
  tx: Transaction<AdminTables>,
  id: string,
  version: number,
): Promise<'deleted' | 'changed' | 'gone'> {
  const known = await tx
    .selectFrom('announcements')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (known === undefined) return 'gone'
  if (known.version !== version) return 'changed'
  await tx.deleteFrom('announcements').where('id', '=', id).execute()
  return 'deleted'
}

/** Returns whether there is such an announcement. */
export async function dismissAnnouncement(db: Db, userId: string, id: string): Promise<boolean> {
  const there = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (there === undefined) return false
  await db
    .insertInto('announcement_dismissals')
    .columns(['user_id', 'announcement_id'])
    // Removed in this very moment: nothing is left to put away.
    .expression((e) =>
      e
        .selectFrom('announcements')
        .select((s) => [s.val(userId).$castTo<string>().as('user_id'), 'announcements.id'])
        .where('announcements.id', '=', id),
    )
    .onConflict((c) => c.doNothing())
    .execute()
  return true
}

/** Ids of what a user put away. */
export async function listDismissed(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('announcement_dismissals')
    .select('announcement_id')
    .where('user_id', '=', userId)
    .execute()
  return new Set(rows.map((row) => row.announcement_id))
}
