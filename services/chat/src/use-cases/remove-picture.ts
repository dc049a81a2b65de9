import { chatEvents } from '@lumen/contracts/chat/bus'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import { saysAnything } from '../domain/sent-pictures.ts'
import { lockConversation } from '../store/conversations.ts'
import { findMessage, updateMessage } from '../store/messages.ts'
import { eraseSummaryOf } from '../store/talk-summaries.ts'
import { removeMessage } from './delete-message.ts'
import { noSuchMessage } from './edit-message.ts'
import { presentMessage } from './present-message.ts'

/**
 * Deletes one picture of a message; what the message says otherwise stays, and a message that says
 * nothing else goes. Errors: `not_found`.
 */
export async function removePicture(
  context: ChatContext,
  userId: string,
  messageId: string,
  objectId: string,
): Promise<void> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const known = await findMessage(db, box, userId, messageId)
  if (known === null) throw noSuchMessage()
  const left = await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, known.companionId))) throw noSuchMessage()
    const message = await findMessage(tx, box, userId, messageId)
    const pictures = message?.metadata.pictures ?? []
    const rest = pictures.filter((picture) => picture.objectId !== objectId)
    if (message === null || rest.length === pictures.length)
      throw new AppError('not_found', 'There is no such picture')
    const { pictures: _all, ...other } = message.metadata
    const metadata = rest.length === 0 ? other : { ...other, pictures: rest }
    if (!saysAnything({ ...message, metadata })) return null
    const changed = await updateMessage(tx, box, messageId, { metadata, newVersion: true })
    if (changed === null) throw noSuchMessage()
    await eraseSummaryOf(tx, changed)
    const { companionId, version, offRecord } = changed
    const place = { userId, companionId, messageId }
    await appendEvent(tx, chatEvents, 'chat.message-edited', {
      ...place,
      version,
      isFromUser: true,
      offRecord,
    })
    await appendEvent(tx, chatEvents, 'chat.picture-removed', { ...place, objectId })
    return changed
  })
  if (left === null) return removeMessage(context, userId, messageId)
  context.eventsCommitted()
  const message = presentMessage(left)
  context.tellUser(userId, { kind: 'message-changed', change: 'edited', message })
}
