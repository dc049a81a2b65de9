import { chatEvents } from '@lumen/contracts/chat/bus'
import type { Persona } from '@lumen/contracts/chat/persona'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import type { StoredCompanion } from '../store/companions.ts'
import { takePositions } from '../store/conversations.ts'
import { insertMessage, type StoredMessage } from '../store/messages.ts'
import type { ChatTables } from '../store/tables.ts'

/**
 * Stores the greeting as the first message of a talk; null when there is none. The caller holds the
 * talk's lock, or has made it just now, and knows that nothing was said in it.
 */
export async function storeGreeting(
  tx: Transaction<ChatTables>,
  box: Box,
  { id: companionId, userId, offRecord }: StoredCompanion,
  { greeting }: Persona,
  now: Date,
): Promise<StoredMessage | null> {
  if (greeting === null) return null
  const message = await insertMessage(tx, box, {
    id: newId(),
    userId,
    companionId,
    position: await takePositions(tx, companionId, 1),
    content: greeting,
    isFromUser: false,
    messageType: 'text',
    status: 'complete',
    clientMessageId: null,
    replyTo: null,
    offRecord,
    createdAt: now,
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
