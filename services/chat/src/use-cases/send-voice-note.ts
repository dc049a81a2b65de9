import { chatEvents } from '@lumen/contracts/chat/bus'
import type { Message } from '@lumen/contracts/chat/schema'
import { derivedId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import type { Asker } from '../domain/asker.ts'
import { findCompanion, hasCompanion } from '../store/companions.ts'
import { lockConversation, takePositions } from '../store/conversations.ts'
import { findByClientId, insertMessage } from '../store/messages.ts'
import { presentMessage } from './present-message.ts'
import { noSuchCompanion } from './read-companions.ts'

/**
 * Stores a recording nobody could write down as a message without words; it is not answered. Service
 * media holds the recording for the message, and binds it once it hears that the message is stored.
 * Errors: `not_found` for an unknown companion or recording, `unavailable` while service media is away;
 * nothing is stored then.
 */
export async function sendVoiceNote(
  context: ChatContext,
  { userId, language }: Pick<Asker, 'userId' | 'language'>,
  companionId: string,
  { recordingId, clientMessageId }: { recordingId: string; clientMessageId: string },
): Promise<Message> {
  const { db, sealer, clock } = context
  const sender = { userId, companionId, clientMessageId }
  if (!(await hasCompanion(db, userId, companionId))) throw noSuchCompanion()
  const box = await sealer.open(db, userId)
  const known = await findByClientId(db, box, sender)
  if (known !== null) return presentMessage(known)
  // Whoever repeats a call that broke off asks for the recording for the same message.
  const id = derivedId(userId, companionId, clientMessageId)
  const wanted = { userId, companionId, messageId: id, recordingId }
  const media = await claim(context, wanted)
  const { message, repeated } = await db.transaction().execute(async (tx) => {
    const companion = (await lockConversation(tx, userId, companionId))
      ? await findCompanion(tx, box, userId, companionId)
      : null
    if (companion === null) throw noSuchCompanion()
    const earlier = await findByClientId(tx, box, sender)
    if (earlier !== null) return { message: earlier, repeated: true }
    const stored = await insertMessage(tx, box, {
      id,
      userId,
      companionId,
      position: await takePositions(tx, { userId, companionId }, 1),
      content: '',
      isFromUser: true,
      messageType: 'voice',
      status: 'complete',
      clientMessageId,
      replyTo: null,
      offRecord: companion.offRecord,
      createdAt: clock.now(),
      metadata: { media },
    })
    await appendEvent(tx, chatEvents, 'chat.message-created', {
      userId,
      companionId,
      messageId: id,
      version: stored.version,
      isFromUser: true,
      offRecord: stored.offRecord,
      language,
      timeZone: null,
      recordingId,
    })
    return { message: stored, repeated: false }
  })
  const presented = presentMessage(message)
  if (repeated) return presented
  context.eventsCommitted()
  context.tellUser(userId, { kind: 'message-changed', change: 'created', message: presented })
  return presented
}

async function claim(
  context: ChatContext,
  wanted: Parameters<ChatContext['claimRecording']>[0],
): Promise<NonNullable<Message['metadata']['media']>> {
  let media
  try {
    media = await context.claimRecording(wanted)
  } catch (error) {
    context.log.warn({ err: error, companionId: wanted.companionId }, 'a recording was not claimed')
    throw new AppError('unavailable', 'Recordings cannot be sent just now. Try again soon')
  }
  if (media === null) throw new AppError('not_found', 'There is no such recording')
  return media
}
