import { chatEvents } from '@lumen/contracts/chat/bus'
import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import type { StoredCompanion } from '../store/companions.ts'
import { takePositions } from '../store/conversations.ts'
import { insertMessage } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import type { ChatTables } from '../store/tables.ts'

/**
 * Stores what a companion says to nobody's message: its greeting, or the beginning of a scenario. The
 * caller holds the talk's lock, or has made it just now.
 */
export async function storeOpening(
  tx: Transaction<ChatTables>,
  box: Box,
  { id: companionId, userId, offRecord }: Pick<StoredCompanion, 'id' | 'userId' | 'offRecord'>,
  { content, metadata = {} }: { content: string; metadata?: MessageMetadata },
  now: Date,
): Promise<StoredMessage> {
  const message = await insertMessage(tx, box, {
    id: newId(),
    userId,
    companionId,
    position: await takePositions(tx, { userId, companionId }, 1),
    content,
    isFromUser: false,
    messageType: 'text',
    status: 'complete',
    clientMessageId: null,
    replyTo: null,
    offRecord,
    createdAt: now,
    metadata,
  })
  await appendEvent(tx, chatEvents, 'chat.message-completed', {
    userId,
    companionId,
    messageId: message.id,
    version: message.version,
    isFromUser: false,
    offRecord,
  })
  return message
}
