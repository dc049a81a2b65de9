import type { ReadMessage } from '@lumen/contracts/chat/office-bus'
import type { ChatContext } from '../context.ts'
import { listMessages } from '../store/messages.ts'
import { findTalkAccess } from '../store/talk-accesses.ts'

/**
 * A page of a conversation, newest first, for the administrator it was opened to. There is no other way
 * to a user’s words for anybody but them; null: it is not open, to them, now.
 */
export async function readOpenedTalk(
  { db, sealer, clock }: ChatContext,
  {
    accessId,
    actor,
    ...page
  }: {
    accessId: string
    actor: string
    before: string | null
    limit: number
  },
): Promise<ReadMessage[] | null> {
  const access = await findTalkAccess(db, { id: accessId, actor, now: clock.now() })
  if (access === null) return null
  const box = await sealer.open(db, access.userId)
  const messages = await listMessages(db, box, access.companionId, {
    limit: page.limit,
    ...(page.before !== null && { before: page.before }),
  })
  return messages.map(({ id, position, isFromUser, messageType, content, createdAt }) => ({
    id,
    position,
    isFromUser,
    messageType,
    content,
    createdAt: createdAt.toISOString(),
  }))
}
