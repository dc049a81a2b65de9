import type { Message } from '@lumen/contracts/chat/schema'
import type { StoredMessage } from '../store/messages.ts'

/** A message as clients see it. */
export function presentMessage(message: StoredMessage): Message {
  const { userId: _userId, offRecord: _offRecord, createdAt, editedAt, ...rest } = message
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }
}
