import { chatEvents } from '@lumen/contracts/chat/bus'
import { chatLimits } from '@lumen/contracts/chat/limits'
import { appendEvent } from '@lumen/database/outbox'
import type { ChatContext } from '../context.ts'
import { lockCompanion, setHidden } from '../store/companions.ts'
import { lockConversation } from '../store/conversations.ts'
import { findRunning } from '../store/replies.ts'
import { noSuchCompanion } from './read-companions.ts'
import { stopReply } from './stop-reply.ts'

const dayMs = 86_400_000

/**
 * Hides a companion and its conversation; it can be restored for 30 days and is erased then. A
 * running reply is stopped. Returns the moment from which it may be erased.
 */
export async function hideCompanion(
  context: ChatContext,
  userId: string,
  companionId: string,
): Promise<Date> {
  const { db, sealer, clock } = context
  const box = await sealer.open(db, userId)
  const at = clock.now()
  const erasedAfter = new Date(at.getTime() + chatLimits.hiddenDays * dayMs)
  const running = await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, companionId))) throw noSuchCompanion()
    await lockCompanion(tx, box, userId, companionId)
    await setHidden(tx, companionId, { at, erasedAfter })
    await appendEvent(tx, chatEvents, 'chat.companion-hidden', { userId, companionId })
    return findRunning(tx, { userId, companionId })
  })
  context.eventsCommitted()
  if (running !== null) await stopReply(context, userId, running)
  context.tellUser(userId, { kind: 'companion-changed', change: 'hidden', companionId })
  return erasedAfter
}
