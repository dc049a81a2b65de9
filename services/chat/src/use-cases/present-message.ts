import type { Message } from '@lumen/contracts/chat/schema'
import type { StoredMessage } from '../store/open-message.ts'

/** A message as clients see it. */
export function presentMessage(message: StoredMessage): Message {
  const { userId: _user, offRecord: _record, asideIn: _branch, ...shown } = message
  const { createdAt, editedAt, markedAt, ...rest } = shown
  return {
    ...rest,
    ...(markedAt !== undefined && { markedAt: markedAt.toISOString() }),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }
}
