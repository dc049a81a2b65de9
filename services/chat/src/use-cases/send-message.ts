import { chatEvents, type chatRequests } from '@lumen/contracts/chat/bus'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Message, PictureToSend, TalkNotice } from '@lumen/contracts/chat/schema'
import { derivedId, newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import { policyFor } from '@lumen/contracts/policy'
import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import type { Static } from 'typebox'
import type { ChatContext } from '../context.ts'
import type { Asker } from '../domain/asker.ts'
import { duplicateWait, findResent } from '../domain/duplicate-message.ts'
import { wordsOf } from '../domain/sent-pictures.ts'
import { goOn, type TalkSpell } from '../domain/talk-spell.ts'
import { findCompanion, setPaused, type StoredCompanion } from '../store/companions.ts'
import { lockConversation, takePositions } from '../store/conversations.ts'
import {
  findByClientId,
  findReplyId,
  insertMessage,
  listSentSince,
  listUnanswered,
  updateMessage,
} from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { findRunning, startRun, type StartedRun } from '../store/replies.ts'
import { lockTalkSpell, writeTalkSpell } from '../store/talk-spells.ts'
import type { ChatTables } from '../store/tables.ts'
import { removeMessage } from './delete-message.ts'
import { presentMessage } from './present-message.ts'
import { attachPictures } from './attach-pictures.ts'
import { attachRecording } from './attach-recording.ts'
import { startReply, type Refusal } from './start-reply.ts'
import { insertReply, whoseTurn } from './whose-turn.ts'

type Outcome = Static<(typeof chatRequests)['chat.send-message']['output']>

export type NewUserMessage = {
  companionId: string
  content: string
  messageType: Message['messageType']
  clientMessageId: string | null
  /** The recording that the words were heard in. */
  recordingId: string | null
  /** Taken in by service media; with them the content may be empty. */
  pictures?: readonly PictureToSend[]
}

type Stored =
  | { kind: 'refused'; failure: Refusal }
  | { kind: 'repeated'; message: StoredMessage; replyId: string | null }
  | { kind: 'duplicate'; waitTime: number }
  | {
      kind: 'stored'
      /** Who answers, and who after that. */
      speaker: StoredCompanion
      next: string[]
      question: StoredMessage
      message: StoredMessage
      run: StartedRun
      /** So many messages wait already that a refused one more is not kept. */
      full: boolean
      /** The companion rested until now. */
      woke: boolean
      /** How long its user had talked before it, where it tells them of that; else null. */
      spell: TalkSpell | null
    }

/** Messages kept while nothing can be paid for; whoever writes on is told to wait. */
const unansweredKept = 3
const unansweredRead = 10

const refused = (failure: Refusal): Outcome => ({ outcome: 'refused', failure })

/** Stores a user's message before anything else and starts its reply; see the outcomes declared. */
export async function sendMessage(
  context: ChatContext,
  asker: Asker,
  input: NewUserMessage,
): Promise<Outcome> {
  const { db, sealer } = context
  if (!context.live.accepting())
    return refused({ code: 'unavailable', error: 'The service restarts. Try again soon' })
  const { companionId, recordingId, clientMessageId } = input
  const sent = input.pictures ?? []
  if (input.content.trim() === '' && sent.length === 0)
    return refused({ code: 'invalid_input', error: 'A message says or shows something' })
  const box = await sealer.open(db, asker.userId)
  // Whoever repeats a call that broke off asks for the pictures for the same message.
  const messageId =
    sent.length === 0 || clientMessageId === null
      ? newId()
      : derivedId(asker.userId, companionId, clientMessageId)
  const shown = await attachPictures(
    context,
    { userId: asker.userId, companionId, messageId },
    sent,
  )
  if ('failure' in shown) return refused(shown.failure)
  const media =
    recordingId === null
      ? null
      : await attachRecording(context, {
          userId: asker.userId,
          companionId,
          messageId,
          recordingId,
        })
  const { content } = input
  const pictures = shown.attached.length === 0 ? {} : { pictures: shown.attached }
  await context.takeTurn()
  const emotion = context.readFeeling(wordsOf({ content, metadata: pictures }), asker.language)
  const metadata = {
    ...(emotion !== null && { emotion }),
    ...(media !== null && { media }),
    ...pictures,
  }
  const stored = await db
    .transaction()
    .execute((tx) => store(context, tx, box, asker, { ...input, messageId, metadata }))
  if (stored.kind === 'refused') return refused(stored.failure)
  if (stored.kind === 'duplicate') return { outcome: 'duplicate', waitTime: stored.waitTime }
  if (stored.kind === 'repeated') {
    const { replyId } = stored
    const message = presentMessage(stored.message)
    return { outcome: 'accepted', message, replyId, repeated: true }
  }

  const { speaker, next, question, message, run, full, woke, spell } = stored
  const starting = startReply(context, box, run, {
    asker,
    companion: speaker,
    next,
    question,
    message,
    instruction: null,
    continueFrom: null,
  })
  context.eventsCommitted()
  const presented = presentMessage(question)
  const tell = () =>
    context.tellUser(asker.userId, {
      kind: 'message-changed',
      change: 'created',
      message: presented,
    })
  if (!full) tell()
  if (woke)
    context.tellUser(asker.userId, { kind: 'companion-changed', change: 'edited', companionId })
  const refusal = await starting
  if (full && refusal?.code === 'quota_exceeded') {
    await removeMessage(context, asker.userId, question.id)
    // It told nobody.
    if (spell !== null)
      await db.transaction().execute((tx) => writeTalkSpell(tx, asker.userId, spell))
    return refused(refusal)
  }
  if (full) tell()
  return refusal === null
    ? { outcome: 'accepted', message: presented, replyId: message.id, repeated: false }
    : { outcome: 'stored', message: presented, failure: refusal }
}

/** Under the conversation's lock: decides, and stores message, event, reply and its run together. */
async function store(
  context: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  asker: Asker,
  input: NewUserMessage & { messageId: string; metadata: Message['metadata'] },
): Promise<Stored> {
  const { userId } = asker
  const { companionId, clientMessageId } = input
  const companion = (await lockConversation(tx, userId, companionId))
    ? await findCompanion(tx, box, userId, companionId)
    : null
  if (companion === null)
    return { kind: 'refused', failure: { code: 'not_found', error: 'There is no such companion' } }

  if (clientMessageId !== null) {
    const message = await findByClientId(tx, box, { userId, companionId, clientMessageId })
    if (message !== null)
      return { kind: 'repeated', message, replyId: await findReplyId(tx, message.id) }
  }
  const now = context.clock.now()
  const since = new Date(now.getTime() - chatLimits.duplicateWindowMs)
  const sent = await listSentSince(tx, box, companionId, since)
  const plain = input.recordingId === null && input.metadata.pictures === undefined
  // A picture stands in one message only.
  const waitTime =
    input.metadata.pictures === undefined ? duplicateWait(input.content, sent, now) : null
  if (waitTime !== null) return { kind: 'duplicate', waitTime }
  if ((await findRunning(tx, { userId, companionId })) !== null)
    return {
      kind: 'refused',
      failure: { code: 'reply_running', error: 'A reply is being written. Send again after it' },
    }

  const waiting = await listUnanswered(tx, box, companionId, unansweredRead)
  const resent = plain
    ? findResent(
        input.content,
        waiting.filter(({ metadata }) => metadata.pictures === undefined),
      )
    : undefined
  const common = {
    userId,
    companionId,
    offRecord: companion.offRecord,
    createdAt: now,
  }
  const full = resent === undefined && waiting.length >= unansweredKept
  const { notices, spell } = await noticesDue(tx, asker, now)
  const metadata = { ...input.metadata, ...(notices.length > 0 && { notices }) }
  const question =
    resent === undefined
      ? await storeQuestion(tx, box, asker, { ...input, ...common, metadata })
      : await takeUpAgain(tx, box, resent, clientMessageId, notices)
  const { speaker, next } = await whoseTurn(tx, box, companion, question.content)
  const answer = { speakerId: speaker.id, createdAt: now }
  const message = await insertReply(tx, box, question, answer)
  const run = await startRun(tx, box, {
    messageId: message.id,
    companionId,
    userId,
    kind: 'first',
    text: '',
    ask: { asker, next },
    owner: context.ownerId,
    leaseMs: context.config.CHAT_LEASE_MS,
    startedAt: now,
  })
  const woke = companion.paused
  if (woke) await setPaused(tx, companionId, false)
  return { kind: 'stored', speaker, next, question, message, run, full, woke, spell }
}

/** What somebody is to be told who writes now, and how long they had talked where that is anything. */
async function noticesDue(
  tx: Transaction<ChatTables>,
  { userId, region, ageBand }: Asker,
  now: Date,
): Promise<{ notices: TalkNotice[]; spell: TalkSpell | null }> {
  const before = await lockTalkSpell(tx, userId)
  const { spell, notices } = goOn(before, now, policyFor(region, ageBand))
  await writeTalkSpell(tx, userId, spell)
  return { notices, spell: notices.length === 0 ? null : before }
}

async function storeQuestion(
  tx: Transaction<ChatTables>,
  box: Box,
  { language, timeZone }: Asker,
  {
    messageId: id,
    recordingId: _claimed,
    pictures: _sent,
    ...input
  }: NewUserMessage & {
    messageId: string
    metadata: Message['metadata']
    userId: string
    offRecord: boolean
    createdAt: Date
  },
): Promise<StoredMessage> {
  const { userId, companionId } = input
  const question = await insertMessage(tx, box, {
    ...input,
    id,
    position: await takePositions(tx, { userId, companionId }, 1),
    isFromUser: true,
    status: 'complete',
    replyTo: null,
  })
  const recordingId = input.metadata.media?.objectId ?? undefined
  const pictureIds = input.metadata.pictures?.map(({ objectId }) => objectId)
  await appendEvent(tx, chatEvents, 'chat.message-created', {
    userId,
    companionId,
    messageId: id,
    version: question.version,
    isFromUser: true,
    offRecord: question.offRecord,
    language,
    timeZone,
    ...(recordingId !== undefined && { recordingId }),
    ...(pictureIds !== undefined && { pictureIds }),
  })
  return question
}

/** What was left without an answer and is sent again is answered, not stored once more. */
async function takeUpAgain(
  tx: Transaction<ChatTables>,
  box: Box,
  message: StoredMessage,
  clientMessageId: string | null,
  notices: readonly TalkNotice[],
): Promise<StoredMessage> {
  if (clientMessageId === null && notices.length === 0) return message
  const told = new Set([...(message.metadata.notices ?? []), ...notices])
  const changed = await updateMessage(tx, box, message.id, {
    ...(clientMessageId !== null && { clientMessageId }),
    ...(told.size > 0 && { metadata: { ...message.metadata, notices: [...told] } }),
    newVersion: false,
  })
  return changed ?? message
}
