import { chatEvents } from '@lumen/contracts/chat/bus'
import type { Message } from '@lumen/contracts/chat/schema'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import type { Asker } from '../domain/asker.ts'
import { wordsOf } from '../domain/sent-pictures.ts'
import { lockConversation } from '../store/conversations.ts'
import { findMessage, updateMessage } from '../store/messages.ts'
import { reopenWish } from '../store/reminders.ts'
import { eraseStepsOf } from '../store/tendencies.ts'
import { eraseSummaryOf } from '../store/talk-summaries.ts'
import { presentMessage } from './present-message.ts'

export const noSuchMessage = () => new AppError('not_found', 'There is no such message')

/**
 * Gives a message of the user a new text. Errors: `not_found`, `not_editable` for a companion's
 * and for what a picture, a video or a recording says.
 */
export async function editMessage(
  context: ChatContext,
  { userId, language }: Pick<Asker, 'userId' | 'language'>,
  messageId: string,
  content: string,
): Promise<Message> {
  const { db, sealer, clock } = context
  const box = await sealer.open(db, userId)
  const known = await findMessage(db, box, userId, messageId)
  if (known === null) throw noSuchMessage()
  if (!known.isFromUser) throw new AppError('not_editable', 'Only your own messages can be edited')
  if (known.messageType === 'image' || known.messageType === 'video')
    throw new AppError('not_editable', 'The words a picture was made of cannot be edited')
  if (known.metadata.media !== undefined)
    throw new AppError('not_editable', 'The words of a recording cannot be edited')
  const words = wordsOf({ content, metadata: known.metadata })
  const emotion = context.readFeeling(words, language)
  const edited = await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, known.companionId))) throw noSuchMessage()
    // Its pictures may be fewer by now.
    const current = await findMessage(tx, box, userId, messageId)
    if (current === null) throw noSuchMessage()
    const { emotion: _former, ...rest } = current.metadata
    const message = await updateMessage(tx, box, messageId, {
      content,
      metadata: emotion === null ? rest : { ...rest, emotion },
      newVersion: true,
      editedAt: clock.now(),
    })
    if (message === null) throw noSuchMessage()
    await eraseSummaryOf(tx, message)
    await reopenWish(tx, userId, messageId)
    await eraseStepsOf(tx, box, message)
    await appendEvent(tx, chatEvents, 'chat.message-edited', {
      userId,
      companionId: message.companionId,
      messageId,
      version: message.version,
      isFromUser: true,
      offRecord: message.offRecord,
    })
    return message
  })
  context.eventsCommitted()
  const presented = presentMessage(edited)
  context.tellUser(userId, { kind: 'message-changed', change: 'edited', message: presented })
  return presented
}
