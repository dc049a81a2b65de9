import { chatEvents } from '@lumen/contracts/chat/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { ChatContext } from '../context.ts'
import { lockConversation } from '../store/conversations.ts'
import { setWithheld } from '../store/message-notes.ts'
import { readMessagesOf } from '../store/messages.ts'
import { setWithheldAside } from '../store/reply-versions.ts'
import { eraseSummaryOf } from '../store/talk-summaries.ts'
import { presentMessage } from './present-message.ts'

/**
 * What a companion said, for whoever reports it; null: the user has no such message, it still runs, or it is
 * withheld: nothing stands there that could be judged.
 */
export async function readReportedMessage(
  { db, sealer }: ChatContext,
  { userId, messageId }: { userId: string; messageId: string },
) {
  const box = await sealer.open(db, userId)
  const [message] = await readMessagesOf(db, box, userId, [messageId])
  if (message === undefined || message.isFromUser || message.status === 'running') return null
  const { provider, model, media, withheld } = message.metadata
  if (withheld === true) return null
  const madeBy = [provider, model ?? media?.model].filter((name) => typeof name === 'string')
  return {
    version: message.versions?.shown ?? 1,
    text: message.content,
    madeBy: madeBy.length === 0 ? null : madeBy.join(' '),
    objectId: media?.kind === 'image' ? media.objectId : null,
    createdAt: message.createdAt.toISOString(),
  }
}

/**
 * Shows a message no longer, or again; what is derived from it follows. A text that came in its place since
 * is not meant: it stays.
 * @returns whether the message is there
 */
export async function withholdMessage(
  context: ChatContext,
  wish: { userId: string; messageId: string; withheld: boolean; version: number },
): Promise<boolean> {
  const { db, sealer, clock } = context
  const { userId, messageId, withheld, version } = wish
  const box = await sealer.open(db, userId)
  const [known] = await readMessagesOf(db, box, userId, [messageId])
  if (known === undefined) return false
  const changed = await db.transaction().execute(async (tx) => {
    // Of a hidden companion as well: it may come back.
    await lockConversation(tx, userId, known.companionId)
    const at = withheld ? clock.now() : null
    await setWithheldAside(tx, messageId, { at, version })
    const message = await setWithheld(tx, box, messageId, { at, version })
    if (message === null) return null
    await eraseSummaryOf(tx, message)
    await appendEvent(tx, chatEvents, 'chat.message-edited', {
      userId,
      companionId: message.companionId,
      messageId,
      version: message.version,
      isFromUser: message.isFromUser,
      offRecord: message.offRecord,
    })
    return message
  })
  if (changed === null) return true
  context.eventsCommitted()
  // Devices show the open branch alone.
  if (changed.asideIn !== undefined) return true
  const message = presentMessage(changed)
  context.tellUser(userId, { kind: 'message-changed', change: 'edited', message })
  return true
}
