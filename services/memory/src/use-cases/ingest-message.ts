import { chatRequests } from '@lumen/contracts/chat/bus'
import type { EventEnvelope } from '@lumen/contracts/bus'
import type { Message } from '@lumen/contracts/chat/schema'
import type { Language } from '@lumen/contracts/languages'
import { handleOnce } from '@lumen/database/inbox'
import type { MemoryContext } from '../context.ts'
import {
  countUnread,
  findConversation,
  insertConversation,
  lockUser,
  updateConversation,
} from '../store/conversations.ts'
import type { StoredMemory } from '../store/memories.ts'
import { hasRemembered } from '../store/memory-lists.ts'
import { readTurns, upsertTurns, type Turn } from '../store/turns.ts'
import { announceCrystals } from './announce-crystals.ts'
import { forgetTold, forgetTurns } from './forget-messages.ts'
import { indexClauses, indexClausesAfter } from './index-clauses.ts'
import { indexTurns } from './index-entries.ts'
import { keepTold } from './keep-told.ts'
import { readByRules } from './read-told.ts'
import { changesOf, noChanges, tellChanges } from './tell-changes.ts'

export type IngestedMessage = {
  userId: string
  companionId: string
  messageId: string
  offRecord?: boolean
  language?: Language
  timeZone?: string | null
}

type Read = { content: string; messageType: Message['messageType']; inPlay: boolean }

/**
 * What a picture or a video was to show says nothing about its user, and neither does what they say in a
 * scene they play; a recording may have no words.
 */
const tellsSomething = ({ content, messageType, inPlay }: Read): boolean =>
  content.trim() !== '' && messageType !== 'image' && messageType !== 'video' && !inPlay

/**
 * A message was written or has a new text: its turn is stored and searchable, what an earlier text
 * told is forgotten, and the talk waits to be read. The first thing that anybody tells a companion is
 * remembered at once, by rules; who reads the talk later may correct it. Returns how many messages
 * wait. What was said off the record, or without consent, leaves nothing.
 */
export async function ingestMessage(
  context: MemoryContext,
  consumer: string,
  event: EventEnvelope,
  heard: IngestedMessage,
): Promise<number> {
  const { db, bus, sealer, clock } = context
  const { userId, messageId } = heard
  const { messages } =
    heard.offRecord === true || !(await context.mayRemember(userId))
      ? { messages: [] }
      : await bus.request(chatRequests, 'chat.read-messages', { userId, messageIds: [messageId] })
  const [message] = messages
  const box = await sealer.open(db, userId)
  let unread = 0
  let changes = noChanges
  let first: StoredMemory[] = []
  await handleOnce(db, consumer, event, async (tx) => {
    await lockUser(tx, userId)
    await insertConversation(tx, heard)
    await updateConversation(tx, heard, {
      ...(heard.language !== undefined && { language: heard.language }),
      ...(heard.timeZone !== undefined && { timeZone: heard.timeZone }),
    })
    const conversation = await findConversation(tx, heard)
    if (conversation === null) throw new Error('the talk belongs to somebody else')
    const reading = { language: conversation.language, timeZone: conversation.timeZone }
    const settling = { box, userId, reading, now: clock.now() }
    if (message === undefined || message.offRecord || !tellsSomething(message)) {
      changes = changesOf(await forgetTurns(tx, settling, heard.companionId, [messageId]))
      return
    }
    const turn: Turn = {
      messageId,
      userId,
      companionId: message.companionId,
      position: message.position,
      isFromUser: message.isFromUser,
      version: message.version,
      content: message.content,
      saidAt: new Date(message.createdAt),
    }
    const [stored] = await readTurns(tx, box, userId, [messageId])
    if (stored !== undefined && stored.version >= turn.version) return
    if (stored !== undefined) changes = changesOf(await forgetTold(tx, settling, [messageId]))
    await upsertTurns(tx, box, [turn])
    const { speaker } = message
    await indexTurns(tx, box, [speaker === null ? turn : { ...turn, speaker }], reading)
    if (turn.isFromUser) {
      await indexClauses(tx, box, turn, reading)
      if (stored !== undefined) await indexClausesAfter(tx, box, turn, reading)
    }
    if (turn.isFromUser && stored === undefined && !(await hasRemembered(tx, turn.companionId))) {
      const told = await readByRules([turn], reading, [])
      const settled = await keepTold(tx, settling, [turn], told)
      changes = changesOf(settled)
      first = settled.made
    }
    unread = await countUnread(tx, heard, { saidAt: turn.saidAt, heardAt: clock.now() })
  })
  await tellChanges(context, heard, changes)
  await announceCrystals(context, heard, first)
  return unread
}
