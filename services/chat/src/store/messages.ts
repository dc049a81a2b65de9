import type { Message, MessageMetadata } from '@lumen/contracts/chat/schema'
import type { Box } from '@lumen/database/sealing'
import type { Reader } from '@lumen/database/reader'
import { defineStatement, runAsOne } from '@lumen/database/statements'
import { sql, type Kysely, type Transaction } from 'kysely'
import { saysAnything } from '../domain/sent-pictures.ts'
import { contentContext, metadataContext, openMessage, type StoredMessage } from './open-message.ts'
import { countChange } from './conversations.ts'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>

/** Messages of the open branches with the run of each, when one is going on. */
export const messagesWithRuns = (db: Db) =>
  db
    .selectFrom('messages')
    .leftJoin('replies', (join) =>
      join
        .onRef('replies.message_id', '=', 'messages.id')
        .onRef('replies.user_id', '=', 'messages.user_id')
        .on('replies.status', '=', 'running'),
    )
    .selectAll('messages')
    .select([
      sql<boolean | null>`replies.message_id is not null`.as('running'),
      'replies.text as running_text',
    ])

/** The same of every branch. */
const allMessagesWithRuns = (db: Reader<ChatTables>) =>
  db
    .selectFrom('all_messages as messages')
    .leftJoin('replies', (join) =>
      join
        .onRef('replies.message_id', '=', 'messages.id')
        .onRef('replies.user_id', '=', 'messages.user_id')
        .on('replies.status', '=', 'running'),
    )
    .selectAll('messages')
    .select([
      sql<boolean | null>`replies.message_id is not null`.as('running'),
      'replies.text as running_text',
    ])

export type NewMessage = {
  id: string
  userId: string
  companionId: string
  position: bigint
  content: string
  isFromUser: boolean
  messageType: Message['messageType']
  status: Message['status']
  clientMessageId: string | null
  replyTo: string | null
  offRecord: boolean
  createdAt: Date
  metadata?: MessageMetadata
  /** It waits for a picture or video from now on. */
  awaitsMedia?: boolean
  /** Who says it in a scene; absent: whose talk it is. */
  speakerId?: string
}

type SealedMessage = Omit<
  NewMessage,
  'position' | 'content' | 'metadata' | 'speakerId' | 'awaitsMedia'
> & {
  speakerId: string | null
  position: string
  content: Buffer
  metadata: Buffer
  mediaAskedAt: Date | null
}

/** Takes the next change of a talk, which that locks, and inserts a message with it. */
const insertSealed = defineStatement((db: Db, message: SealedMessage) =>
  db
    .with('taken', (query) =>
      query
        .updateTable('conversations')
        .set((eb) => ({ last_change: eb('last_change', '+', '1') }))
        .where('companion_id', '=', message.companionId)
        .where('user_id', '=', message.userId)
        .returning('last_change'),
    )
    .insertInto('all_messages')
    .values((eb) => ({
      id: message.id,
      companion_id: message.companionId,
      user_id: message.userId,
      position: message.position,
      is_from_user: message.isFromUser,
      message_type: message.messageType,
      status: message.status,
      content: message.content,
      metadata: message.metadata,
      client_message_id: message.clientMessageId,
      reply_to: message.replyTo,
      speaker_id: message.speakerId,
      version: 1,
      change: eb.selectFrom('taken').select('last_change'),
      off_record: message.offRecord,
      created_at: message.createdAt,
      media_asked_at: message.mediaAskedAt,
    }))
    .returning('change'),
)

/** Inserts a message and returns it as it is stored. */
export async function insertMessage(
  tx: Tx,
  box: Box,
  { awaitsMedia = false, ...message }: NewMessage,
): Promise<StoredMessage> {
  const { metadata = {}, speakerId = null } = message
  const position = String(message.position)
  const [row] = await runAsOne(
    tx,
    insertSealed({
      ...message,
      speakerId,
      position,
      content: box.seal(message.content, contentContext(message.id)),
      metadata: box.seal(JSON.stringify(metadata), metadataContext(message.id)),
      mediaAskedAt: awaitsMedia ? message.createdAt : null,
    }),
  )
  return { ...message, position, version: 1, change: Number(row?.change), editedAt: null, metadata }
}

/**
 * A page of a conversation, newest first: by `offset`, or only what is before the position
 * `before` (keyset); with `marked` only what its user has marked. Ownership is the caller's to check.
 */
export async function listMessages(
  db: Db,
  box: Box,
  companionId: string,
  page: { limit: number; offset?: number; before?: string; marked?: true },
): Promise<StoredMessage[]> {
  let query = messagesWithRuns(db)
    .where('messages.companion_id', '=', companionId)
    .orderBy('messages.position', 'desc')
    .limit(page.limit)
  if (page.before !== undefined) query = query.where('messages.position', '<', page.before)
  if (page.marked === true) query = query.where('messages.marked_at', 'is not', null)
  if (page.offset !== undefined) query = query.offset(page.offset)
  const rows = await query.execute()
  return rows.map((row) => openMessage(box, row))
}

/** The newest messages of this user, newest first; those of hidden companions are not among them. */
export async function listRecentMessages(
  db: Db,
  box: Box,
  userId: string,
  limit: number,
): Promise<StoredMessage[]> {
  const rows = await messagesWithRuns(db)
    .innerJoin('companions', (join) =>
      join
        .onRef('companions.id', '=', 'messages.companion_id')
        .onRef('companions.user_id', '=', 'messages.user_id'),
    )
    .where('messages.user_id', '=', userId)
    .where('companions.hidden_at', 'is', null)
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.position', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => openMessage(box, row))
}

/** Messages of this user by id, in the order of their talks, of hidden companions and other branches too. */
export async function readMessagesOf(
  db: Db,
  box: Box,
  userId: string,
  ids: readonly string[],
): Promise<StoredMessage[]> {
  const rows = await allMessagesWithRuns(db)
    .where('messages.user_id', '=', userId)
    .where('messages.id', 'in', [...ids])
    .orderBy('messages.companion_id')
    .orderBy('messages.position')
    .execute()
  return rows.map((row) => openMessage(box, row))
}

/** A message of this user whose companion is not hidden. */
export async function findMessage(
  db: Db,
  box: Box,
  userId: string,
  id: string,
): Promise<StoredMessage | null> {
  const row = await messagesWithRuns(db)
    .innerJoin('companions', (join) =>
      join
        .onRef('companions.id', '=', 'messages.companion_id')
        .onRef('companions.user_id', '=', 'messages.user_id'),
    )
    .where('messages.id', '=', id)
    .where('messages.user_id', '=', userId)
    .where('companions.hidden_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : openMessage(box, row)
}

/** A message by its id alone, for work that has checked whose it is. */
export async function readMessage(db: Db, box: Box, id: string): Promise<StoredMessage | null> {
  const row = await messagesWithRuns(db)
    .where('messages.id', '=', id)
    .where('messages.user_id', '=', box.userId)
    .executeTakeFirst()
  return row === undefined ? null : openMessage(box, row)
}

/**
 * The next messages of a user, talk by talk and in their order, of hidden companions and other branches
 * too. A page
 * holds those of one companion, which is null once none is left.
 *
 * @param from the position after which to go on in a talk; null: with the talk after it
 */
export async function listForExport(
  db: Reader<ChatTables>,
  box: Box,
  userId: string,
  from: { companionId: string; after: string | null } | null,
  limit: number,
): Promise<{ companionId: string | null; messages: StoredMessage[] }> {
  const talk = await db
    .selectFrom('companions')
    .select('id')
    .where('user_id', '=', userId)
    .$if(from !== null, (q) => q.where('id', from!.after === null ? '>' : '>=', from!.companionId))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (talk === undefined) return { companionId: null, messages: [] }
  const companionId = talk.id
  const rows = await allMessagesWithRuns(db)
    .where('messages.companion_id', '=', companionId)
    .where('messages.position', '>', companionId === from?.companionId ? (from.after ?? '0') : '0')
    .orderBy('messages.position')
    .limit(limit)
    .execute()
  return { companionId, messages: rows.map((row) => openMessage(box, row)) }
}

/** The message a client sent under its own id, if it is stored in whatever branch. */
export async function findByClientId(
  db: Db,
  box: Box,
  sender: { userId: string; companionId: string; clientMessageId: string },
): Promise<StoredMessage | null> {
  const row = await allMessagesWithRuns(db)
    .where('messages.user_id', '=', sender.userId)
    .where('messages.companion_id', '=', sender.companionId)
    .where('messages.client_message_id', '=', sender.clientMessageId)
    .executeTakeFirst()
  return row === undefined ? null : openMessage(box, row)
}

/** Id of the newest reply to a message; null when it has none. */
export async function findReplyId(db: Db, messageId: string): Promise<string | null> {
  const row = await db
    .selectFrom('all_messages')
    .select('id')
    .where('reply_to', '=', messageId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The user's own messages to a companion since a moment, for the duplicate rule. */
export async function listSentSince(
  db: Db,
  box: Box,
  companionId: string,
  since: Date,
): Promise<{ content: string; createdAt: Date }[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'content', 'created_at'])
    .where('companion_id', '=', companionId)
    .where('is_from_user', '=', true)
    .where('created_at', '>', since)
    .orderBy('position', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    content: box.unseal(row.content, contentContext(row.id)),
    createdAt: row.created_at,
  }))
}

/** What the user wrote since a companion's last message, newest first: it waits for an answer. */
export async function listUnanswered(
  db: Db,
  box: Box,
  companionId: string,
  limit: number,
): Promise<StoredMessage[]> {
  const rows = await messagesWithRuns(db)
    .where('messages.companion_id', '=', companionId)
    .where('messages.is_from_user', '=', true)
    .where('messages.position', '>', (eb) =>
      eb
        .selectFrom('messages as answer')
        .select((answer) =>
          answer.fn.coalesce(answer.fn.max('answer.position'), sql<string>`0`).as('newest'),
        )
        .where('answer.companion_id', '=', companionId)
        .where('answer.is_from_user', '=', false),
    )
    .orderBy('messages.position', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => openMessage(box, row)).filter(saysAnything)
}

/** Replies of this user that are running now, oldest first. */
export async function listRunning(db: Db, box: Box, userId: string): Promise<StoredMessage[]> {
  const rows = await messagesWithRuns(db)
    .where('replies.user_id', '=', userId)
    .where('replies.status', '=', 'running')
    .orderBy('replies.started_at')
    .execute()
  return rows.map((row) => openMessage(box, row))
}

export type MessageChange = {
  content?: string
  status?: Message['status']
  metadata?: MessageMetadata
  /** Counts as a new version. */
  newVersion: boolean
  editedAt?: Date
  /** The client sent it again under this id. */
  clientMessageId?: string
  /** It waits for a picture or video since then; null: it does not any more. */
  mediaAskedAt?: Date | null
}

/** Writes what is given; the message as it then stands, or null when it is gone. */
export async function updateMessage(
  tx: Tx,
  box: Box,
  id: string,
  change: MessageChange,
): Promise<StoredMessage | null> {
  const number = await countChange(tx, box.userId, id)
  if (number === null) return null
  const row = await tx
    .updateTable('all_messages')
    .set((eb) => ({
      change: String(number),
      ...(change.content !== undefined && {
        content: box.seal(change.content, contentContext(id)),
      }),
      ...(change.status !== undefined && { status: change.status }),
      ...(change.metadata !== undefined && {
        metadata: box.seal(JSON.stringify(change.metadata), metadataContext(id)),
      }),
      ...(change.newVersion && { version: eb('version', '+', 1) }),
      // Another text is not what was withheld.
      ...(change.newVersion && change.content !== undefined && { withheld_at: null }),
      ...(change.editedAt !== undefined && { edited_at: change.editedAt }),
      ...(change.clientMessageId !== undefined && { client_message_id: change.clientMessageId }),
      ...(change.mediaAskedAt !== undefined && { media_asked_at: change.mediaAskedAt }),
    }))
    .where('id', '=', id)
    .where('user_id', '=', box.userId)
    .where('aside_in', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : openMessage(box, { ...row, running: null, running_text: null })
}
