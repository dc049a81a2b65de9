import { chatEvents, type chatRequests } from '@lumen/contracts/chat/bus'
import type { MessageMedia } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import type { Static } from 'typebox'
import type { ChatContext } from '../context.ts'
import { findCompanion } from '../store/companions.ts'
import { lockConversation, takePositions } from '../store/conversations.ts'
import {
  findByClientId,
  findMessage,
  findReplyId,
  insertMessage,
  updateMessage,
  type StoredMessage,
} from '../store/messages.ts'
import type { ChatTables } from '../store/tables.ts'
import { presentMessage } from './present-message.ts'

type Request = (typeof chatRequests)['chat.add-media-message']
type Wish = Static<Request['input']>
type Outcome = Static<Request['output']>
type Stored = { wish: StoredMessage; answer: StoredMessage } | { messageId: string } | null

const unknown: Outcome = { outcome: 'unknown-companion' }

const queued = ({ kind, jobId }: Wish): MessageMedia => ({
  kind,
  jobId,
  status: 'queued',
  objectId: null,
  posterId: null,
  mime: null,
  width: null,
  height: null,
  seconds: null,
  style: null,
  model: null,
  credits: null,
  errorCode: null,
})

/**
 * Stores the user's wish for a picture or video and the companion's message that will hold it, and
 * tells every device. The same wish again finds the same messages. Nothing is charged here: service
 * media does that for the job.
 */
export async function addMediaMessage(context: ChatContext, wish: Wish): Promise<Outcome> {
  if (wish.messageId !== undefined) return tryAgain(context, wish, wish.messageId)
  const { db, sealer } = context
  const box = await sealer.open(db, wish.userId)
  const stored = await db.transaction().execute((tx) => store(context, tx, box, wish))
  if (stored === null) return unknown
  if ('messageId' in stored) return { outcome: 'added', messageId: stored.messageId }
  context.eventsCommitted()
  for (const message of [stored.wish, stored.answer])
    context.tellUser(wish.userId, {
      kind: 'message-changed',
      change: 'created',
      message: presentMessage(message),
    })
  return { outcome: 'added', messageId: stored.answer.id }
}

async function store(
  context: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  input: Wish,
): Promise<Stored> {
  const { userId, companionId, kind, language } = input
  // Without an id of the client's, the job names the wish.
  const clientMessageId = input.clientMessageId ?? `job-${input.jobId}`
  const companion = (await lockConversation(tx, userId, companionId))
    ? await findCompanion(tx, box, userId, companionId)
    : null
  if (companion === null) return null
  const known = await findByClientId(tx, box, { userId, companionId, clientMessageId })
  if (known !== null) {
    const messageId = known.messageType === kind ? await findReplyId(tx, known.id) : null
    if (messageId === null)
      throw new AppError(
        'conflict',
        'A message with this id was sent before, or its answer is gone',
      )
    return { messageId }
  }
  const position = await takePositions(tx, companionId, 2)
  const common = {
    userId,
    companionId,
    messageType: kind,
    status: 'complete' as const,
    offRecord: companion.offRecord,
    createdAt: context.clock.now(),
  }
  const wish = await insertMessage(tx, box, {
    ...common,
    id: newId(),
    position,
    content: input.prompt,
    isFromUser: true,
    clientMessageId,
    replyTo: null,
  })
  await appendEvent(tx, chatEvents, 'chat.message-created', {
    userId,
    companionId,
    messageId: wish.id,
    version: wish.version,
    isFromUser: true,
    offRecord: wish.offRecord,
    language,
    timeZone: null,
  })
  const answer = await insertMessage(tx, box, {
    ...common,
    id: newId(),
    position: position + 1n,
    content: '',
    isFromUser: false,
    clientMessageId: null,
    replyTo: wish.id,
    metadata: { media: queued(input) },
  })
  return { wish, answer }
}

/** A job that failed is tried again as another one: its message waits for that. */
async function tryAgain(context: ChatContext, wish: Wish, messageId: string): Promise<Outcome> {
  const { db, sealer } = context
  const { userId, companionId, kind } = wish
  const box = await sealer.open(db, userId)
  const message = await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, companionId))) return null
    const found = await findMessage(tx, box, userId, messageId)
    if (found?.companionId !== companionId || found.metadata.media?.kind !== kind) return null
    if (found.metadata.media.status === 'done') return found
    const metadata = { ...found.metadata, media: queued(wish) }
    return updateMessage(tx, box, messageId, { metadata, newVersion: false })
  })
  if (message === null) return unknown
  context.tellUser(userId, {
    kind: 'message-changed',
    change: 'edited',
    message: presentMessage(message),
  })
  return { outcome: 'added', messageId }
}
