import type { EventEnvelope } from '@lumen/contracts/bus'
import { chatRequests } from '@lumen/contracts/chat/bus'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import { fillSlots } from '@lumen/content/fill-slots'
import { handleOnce } from '@lumen/database/inbox'
import { newId } from '@lumen/database/ids'
import { excerpt } from '@lumen/runtime/excerpt'
import type { MemoryContext } from '../context.ts'
import { findConversation, lockUser } from '../store/conversations.ts'
import { insertMemories, type StoredMemory } from '../store/memories.ts'
import { playedTextOf } from '../texts.ts'
import { indexMemories } from './index-entries.ts'
import { tellChanges } from './tell-changes.ts'

export type EndedPlay = { userId: string; companionId: string; playId: string; offRecord: boolean }

const importance = 5

/**
 * Keeps how a scene ended that a companion and its user played, as what they did together: a story, which
 * tells nothing of anybody's life. It goes with the message that told it.
 */
export async function rememberPlay(
  context: MemoryContext,
  consumer: string,
  event: EventEnvelope,
  { userId, companionId, playId, offRecord }: EndedPlay,
): Promise<void> {
  const { db, bus, sealer } = context
  const { epilogue } =
    offRecord || !(await context.mayProcess(userId))
      ? { epilogue: null }
      : await bus.request(chatRequests, 'chat.read-epilogue', { userId, companionId, playId })
  const box = await sealer.open(db, userId)
  let made: StoredMemory[] = []
  await handleOnce(db, consumer, event, async (tx) => {
    if (epilogue === null) return
    await lockUser(tx, userId)
    const conversation = await findConversation(tx, { userId, companionId })
    if (conversation === null) return
    const { title, text, language, messageId } = epilogue
    const endedAt = new Date(epilogue.endedAt)
    const told = fillSlots(playedTextOf(language), { title, epilogue: text })
    made = await insertMemories(tx, box, [
      {
        id: newId(),
        userId,
        companionId,
        scope: 'companion',
        // Never among what is known of the user by heart.
        type: 'reflection',
        content: excerpt(told, memoryLimits.contentLength - 1),
        contextTags: [],
        importance,
        emotionalWeight: 0,
        confidence: 1,
        pinned: false,
        connections: [],
        sourceMessageIds: [messageId],
        validFrom: endedAt,
        validTo: null,
        createdAt: endedAt,
        origin: 'summary',
        language,
      },
    ])
    await indexMemories(tx, box, made, { language, timeZone: conversation.timeZone })
  })
  await tellChanges(context, { userId, companionId }, { created: made, edited: 0, deleted: 0 })
}
