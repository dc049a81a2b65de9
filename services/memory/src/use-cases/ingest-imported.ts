import type { EventEnvelope } from '@lumen/contracts/bus'
import { chatRequests } from '@lumen/contracts/chat/bus'
import type { Language } from '@lumen/contracts/languages'
import { handleOnce } from '@lumen/database/inbox'
import type { MemoryContext } from '../context.ts'
import {
  countUnread,
  findConversation,
  insertConversation,
  lockUser,
  updateConversation,
  type OwnerRef,
} from '../store/conversations.ts'
import { upsertTurns } from '../store/turns.ts'
import { extractMemories } from './extract-memories.ts'
import { indexClauses } from './index-clauses.ts'
import { indexTurns, type SpokenTurn } from './index-entries.ts'

/** An event has a minute; a model of one's own may need more to begin. */
const readingMs = 30_000

export type ImportedMessages = OwnerRef & {
  messageIds: string[]
  language: Language
  timeZone: string | null
}

/**
 * Messages of another time came over from a file: their turns are stored and searchable, and read as
 * what is said here. Nobody is told of what is remembered of them; what cannot be read now is read once the
 * talk pauses. Without consent, nothing is kept.
 *
 * @param mostMs how long they may be read here
 */
export async function ingestImported(
  context: MemoryContext,
  consumer: string,
  event: EventEnvelope,
  heard: ImportedMessages,
  mostMs = readingMs,
): Promise<void> {
  const { db, bus, sealer, clock, log } = context
  const { userId, companionId, messageIds, language } = heard
  const allowed = await context.mayProcess(userId)
  const box = allowed ? await sealer.open(db, userId) : null
  await handleOnce(db, consumer, event, async (tx) => {
    if (box === null) return
    await lockUser(tx, userId)
    // Whoever deletes or edits one of them is heard beside this: before, and then it is not among these as
    // it was, or after, and then it goes with what is stored here.
    const read = await bus.request(chatRequests, 'chat.read-messages', { userId, messageIds })
    const kept = read.messages.filter(
      ({ content, offRecord }) => !offRecord && content.trim() !== '',
    )
    if (kept.length === 0) return
    await insertConversation(tx, heard)
    const conversation = await findConversation(tx, heard)
    if (conversation === null) throw new Error('the talk belongs to somebody else')
    // What is said here knows better in which language that is.
    if (conversation.lastSaidAt === null) await updateConversation(tx, heard, { language })
    const reading = { language, timeZone: conversation.timeZone }
    const turns = kept.map(({ speaker, ...message }): SpokenTurn => ({
      messageId: message.id,
      userId,
      companionId,
      position: message.position,
      isFromUser: message.isFromUser,
      version: message.version,
      content: message.content,
      saidAt: new Date(message.createdAt),
      ...(speaker !== null && { speaker }),
    }))
    const ids = await upsertTurns(tx, box, turns)
    const stored = turns.filter(({ messageId }) => ids.has(messageId))
    await indexTurns(tx, box, stored, reading)
    for (const turn of stored) if (turn.isFromUser) await indexClauses(tx, box, turn, reading)
    await countUnread(tx, heard, { saidAt: turns.at(-1)!.saidAt, heardAt: clock.now() })
  })
  const owner = { userId, companionId }
  await extractMemories(context, owner, AbortSignal.timeout(mostMs)).catch((err: unknown) =>
    log.warn({ err, companionId }, 'what came over is read once the talk pauses'),
  )
}
