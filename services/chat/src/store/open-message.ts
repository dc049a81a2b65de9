import type { Message, MessageMetadata } from '@lumen/contracts/chat/schema'
import type { Box } from '@lumen/database/sealing'
import type { Selectable } from 'kysely'
import type { MessageTable } from './tables/talks.ts'

/** A message as it stands: while its reply runs, status and text are those of the run. */
export type StoredMessage = Omit<Message, 'createdAt' | 'editedAt' | 'markedAt' | 'change'> & {
  userId: string
  offRecord: boolean
  change: number
  createdAt: Date
  editedAt: Date | null
  markedAt?: Date
  /** The branch in which it stands, while another one is open. */
  asideIn?: string
}

/** Context of a message's sealed text. */
export const contentContext = (id: string) => `messages.content:${id}`
/** Context of a message's sealed metadata. */
export const metadataContext = (id: string) => `messages.metadata:${id}`
/** Context of the text that a run has written so far. */
export const runTextContext = (messageId: string) => `replies.text:${messageId}`
/** Context of who asked for a run. */
export const runAskContext = (messageId: string) => `replies.asked:${messageId}`

/** A row of messages with what a run of it has written. */
export type MessageRow = Selectable<MessageTable> & {
  running: boolean | null
  running_text: Buffer | null
  aside_in?: string | null
}

/** What is sealed of a message, opened; of one that is withheld, only that it is. */
export function openMessage(box: Box, row: MessageRow): StoredMessage {
  const running = row.running === true
  return {
    id: row.id,
    userId: row.user_id,
    companionId: row.companion_id,
    ...(running
      ? { content: textOfRun(box, row), metadata: {} }
      : row.withheld_at === null
        ? whatIsSaid(box, row)
        : { content: '', metadata: { withheld: true } }),
    isFromUser: row.is_from_user,
    messageType: row.message_type,
    status: running ? 'running' : row.status,
    position: row.position,
    version: row.version,
    change: Number(row.change),
    clientMessageId: row.client_message_id,
    replyTo: row.reply_to,
    offRecord: row.off_record,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    ...(row.speaker_id !== null && { speakerId: row.speaker_id }),
    ...(row.marked_at !== null && { markedAt: row.marked_at }),
    ...(typeof row.aside_in === 'string' && { asideIn: row.aside_in }),
    ...(row.text_count > 1 && { versions: { shown: row.text_number, count: row.text_count } }),
  }
}

const textOfRun = (box: Box, { id, running_text: text }: MessageRow): string =>
  text === null ? '' : box.unseal(text, runTextContext(id))

const whatIsSaid = (box: Box, { id, content, metadata }: MessageRow) => ({
  content: box.unseal(content, contentContext(id)),
  metadata: JSON.parse(box.unseal(metadata, metadataContext(id))) as MessageMetadata,
})
