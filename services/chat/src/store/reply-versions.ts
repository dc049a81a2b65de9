import type { MessageMetadata, ReplyVersion } from '@lumen/contracts/chat/schema'
import type { Box } from '@lumen/database/sealing'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { takeChanges } from './conversations.ts'
import { contentContext, metadataContext } from './open-message.ts'
import type { ChatTables } from './tables.ts'
import type { MessageTable } from './tables/talks.ts'
import type { ReplyVersionTable } from './tables/replies.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>
type Row = Selectable<ReplyVersionTable>

/** What is sealed of a version. */
type Said = { content: string; metadata: MessageMetadata }

const sealedContext = ({ message_id: id, number }: Pick<Row, 'message_id' | 'number'>) =>
  `reply_versions.sealed:${id}:${number}`

const openSaid = (box: Box, row: Row): Said =>
  JSON.parse(box.unseal(row.sealed, sealedContext(row))) as Said

/** A text that is not shown now; of one that moderation withheld, that it was. */
export function openVersion(box: Box, row: Row): ReplyVersion {
  const { number, status } = row
  const said =
    row.withheld_at === null
      ? openSaid(box, row)
      : { content: '', metadata: { withheld: true as const } }
  return { number, shown: false, status, ...said }
}

/** The texts of a message that are not shown now, in the order they were written. */
export async function listSetAside(db: Db, box: Box, messageId: string): Promise<ReplyVersion[]> {
  const rows = await db
    .selectFrom('reply_versions')
    .selectAll()
    .where('user_id', '=', box.userId)
    .where('message_id', '=', messageId)
    .orderBy('number')
    .execute()
  return rows.map((row) => openVersion(box, row))
}

type MessageRef = { userId: string; id: string }

const lockMessage = (tx: Tx, { userId, id }: MessageRef) =>
  tx
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()

async function putAside(
  tx: Tx,
  box: Box,
  row: Selectable<MessageTable>,
  content: string,
): Promise<void> {
  const key = { message_id: row.id, number: row.text_number }
  const metadata = JSON.parse(box.unseal(row.metadata, metadataContext(row.id))) as MessageMetadata
  const said: Said = { content, metadata }
  await tx
    .insertInto('reply_versions')
    .values({
      ...key,
      user_id: row.user_id,
      version: row.version,
      status: row.status,
      sealed: box.seal(JSON.stringify(said), sealedContext(key)),
      withheld_at: row.withheld_at,
    })
    .execute()
}

/**
 * Puts the text of a reply aside for another one, which is counted from now on and written next. One
 * without words has nothing to keep: the other takes its number.
 */
export async function setTextAside(
  tx: Tx,
  box: Box,
  { userId, messageId }: { userId: string; messageId: string },
): Promise<void> {
  const row = await lockMessage(tx, { userId, id: messageId })
  const content = box.unseal(row.content, contentContext(messageId))
  if (content === '') return
  await putAside(tx, box, row, content)
  const count = row.text_count + 1
  await tx
    .updateTable('all_messages')
    .set({ text_number: count, text_count: count })
    .where('id', '=', messageId)
    .where('user_id', '=', userId)
    .execute()
}

/** Exchanges the text of a reply with one that was put aside; false: there is none of this number. */
export async function exchangeText(
  tx: Tx,
  box: Box,
  { userId, companionId, id: messageId }: MessageRef & { companionId: string },
  number: number,
): Promise<boolean> {
  const row = await lockMessage(tx, { userId, id: messageId })
  const chosen = await tx
    .deleteFrom('reply_versions')
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst()
  if (chosen === undefined) return false
  await putAside(tx, box, row, box.unseal(row.content, contentContext(messageId)))
  const { content, metadata } = openSaid(box, chosen)
  const change = String(await takeChanges(tx, { userId, companionId }))
  await tx
    .updateTable('all_messages')
    .set((eb) => ({
      content: box.seal(content, contentContext(messageId)),
      metadata: box.seal(JSON.stringify(metadata), metadataContext(messageId)),
      status: chosen.status,
      withheld_at: chosen.withheld_at,
      text_number: number,
      version: eb('version', '+', 1),
      change,
    }))
    .where('id', '=', messageId)
    .where('user_id', '=', userId)
    .execute()
  return true
}

/** What moderation decided about a text, where that is put aside; it keeps its number wherever it stands. */
export async function setWithheldAside(
  tx: Tx,
  messageId: string,
  { at, version }: { at: Date | null; version: number },
): Promise<void> {
  await tx
    .updateTable('reply_versions')
    .set({ withheld_at: at })
    .where('message_id', '=', messageId)
    .where('number', '=', version)
    .execute()
}
