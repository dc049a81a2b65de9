import type { Box } from '@lumen/database/sealing'
import type { Kysely, Selectable } from 'kysely'
import { messagesWithRuns } from './messages.ts'
import { openMessage, type StoredMessage } from './open-message.ts'
import type { ChatTables } from './tables.ts'
import type { CompanionTable } from './tables/companions.ts'
import type { ReplyVersionTable } from './tables/replies.ts'

type Db = Kysely<ChatTables>

/** Rows that are read at once: a talk may be long, and nobody holds the whole of it. */
const pageSize = 200

/** The row of a visible companion of this user; null when there is none. */
export const findCompanionRow = async (
  db: Db,
  userId: string,
  id: string,
): Promise<Selectable<CompanionTable> | null> =>
  (await db
    .selectFrom('companions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()) ?? null

/** The newest position of a talk: whoever reads up to it comes to an end, also while it goes on. */
export async function lastPosition(db: Db, companionId: string): Promise<string> {
  const talk = await db
    .selectFrom('conversations')
    .select('last_position')
    .where('companion_id', '=', companionId)
    .executeTakeFirst()
  return talk?.last_position ?? '0'
}

/** The messages of a talk up to a position, in their order; one that is being written is left out. */
export async function* messagesOfTalk(
  db: Db,
  box: Box,
  companionId: string,
  upTo: string,
): AsyncGenerator<StoredMessage> {
  let after = '0'
  for (;;) {
    const rows = await messagesWithRuns(db)
      .where('messages.companion_id', '=', companionId)
      .where('messages.position', '>', after)
      .where('messages.position', '<=', upTo)
      .orderBy('messages.position')
      .limit(pageSize)
      .execute()
    for (const row of rows) if (row.running !== true) yield openMessage(box, row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize) return
    after = last.position
  }
}

/** The texts of replies of a talk that are not shown now. */
export async function* versionsOfTalk(
  db: Db,
  companionId: string,
  upTo: string,
): AsyncGenerator<Selectable<ReplyVersionTable>> {
  let after: { position: string; number: number } = { position: '0', number: 0 }
  for (;;) {
    const rows = await db
      .selectFrom('reply_versions')
      .innerJoin('messages', (join) =>
        join
          .onRef('messages.id', '=', 'reply_versions.message_id')
          .onRef('messages.user_id', '=', 'reply_versions.user_id'),
      )
      .selectAll('reply_versions')
      .select('messages.position')
      .where('messages.companion_id', '=', companionId)
      .where('messages.text_count', '>', 1)
      .where('messages.position', '<=', upTo)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('messages.position', 'reply_versions.number'),
          '>',
          tuple(after.position, after.number),
        ),
      )
      .orderBy('messages.position')
      .orderBy('reply_versions.number')
      .limit(pageSize)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize) return
    after = last
  }
}
