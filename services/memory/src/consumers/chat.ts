import type { EventEnvelope } from '@lumen/contracts/bus'
import { eventConsumers } from '@lumen/contracts/consumers'
import { handleOnce } from '@lumen/database/inbox'
import type { MemoryContext } from '../context.ts'
import type { TalksToRead } from '../use-cases/talks-to-read.ts'
import {
  findConversation,
  insertConversation,
  lockUser,
  updateConversation,
  type OwnerRef,
} from '../store/conversations.ts'
import { eraseCompanion } from '../use-cases/follow-companions.ts'
import { forgetTurns } from '../use-cases/forget-messages.ts'
import { ingestMessage, type IngestedMessage } from '../use-cases/ingest-message.ts'
import { rememberPlay, type EndedPlay } from '../use-cases/remember-play.ts'
import { changesOf, noChanges, tellChanges } from '../use-cases/tell-changes.ts'

const { durable } = eventConsumers.memory.chat

/**
 * Follows what happens in talks, in order: each event once, in the transaction of its effect. It waits
 * for the database and for chat, and for nothing else.
 */
export function consumeChat(
  context: MemoryContext,
  toRead: TalksToRead,
): Promise<{ close(): Promise<void> }> {
  return context.bus.consume({
    ...eventConsumers.memory.chat,
    handler: (event) => handle(context, toRead, event),
  })
}

async function handle(
  context: MemoryContext,
  toRead: TalksToRead,
  event: EventEnvelope,
): Promise<void> {
  switch (event.name) {
    case 'chat.message-created':
    case 'chat.message-completed':
    case 'chat.message-edited':
    case 'chat.message-regenerated': {
      const heard = event.payload as IngestedMessage
      const unread = await ingestMessage(context, durable, event, heard)
      // Who corrects a message looks for what it tells now; what it told before is gone already.
      const corrected = event.name === 'chat.message-edited' && unread > 0
      if (!corrected && unread < context.config.MEMORY_BATCH) return
      return toRead.add(heard)
    }
    case 'chat.play-ended':
      return rememberPlay(context, durable, event, event.payload as EndedPlay)
    case 'chat.message-deleted':
      return deleteMessage(context, event, event.payload as IngestedMessage)
    case 'chat.companion-created':
    case 'chat.companion-restored':
      return showCompanion(context, event, false)
    case 'chat.companion-hidden':
      return showCompanion(context, event, true)
    case 'chat.companion-erased': {
      await handleOnce(context.db, durable, event, async (tx) => {
        const owner = event.payload as OwnerRef
        await lockUser(tx, owner.userId)
        await eraseCompanion(tx, owner)
      })
    }
  }
}

async function showCompanion(
  context: MemoryContext,
  event: EventEnvelope,
  hidden: boolean,
): Promise<void> {
  const owner = event.payload as OwnerRef
  await handleOnce(context.db, durable, event, async (tx) => {
    await insertConversation(tx, owner)
    await updateConversation(tx, owner, { hidden })
  })
}

async function deleteMessage(
  context: MemoryContext,
  event: EventEnvelope,
  { userId, companionId, messageId }: IngestedMessage,
): Promise<void> {
  const { db, sealer, clock } = context
  const box = await sealer.open(db, userId)
  let changes = noChanges
  await handleOnce(db, durable, event, async (tx) => {
    await lockUser(tx, userId)
    const conversation = await findConversation(tx, { userId, companionId })
    if (conversation === null) return
    const { language, timeZone } = conversation
    const settling = { box, userId, reading: { language, timeZone }, now: clock.now() }
    changes = changesOf(await forgetTurns(tx, settling, companionId, [messageId]))
  })
  await tellChanges(context, { userId, companionId }, changes)
}
