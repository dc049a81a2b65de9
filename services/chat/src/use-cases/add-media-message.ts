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
} from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import type { ChatTables } from '../store/tables.ts'
import { presentMessage } from './present-message.ts'

type Request = (typeof chatRequests)['chat.add-media-message']
type Wish = Static<Request['input']>
type Outcome = Static<Request['output']>
type Stored =
  | { kind: 'unknown' }
  | { kind: 'created'; wish: StoredMessage; answer: StoredMessage }
  /** The message stood already; `changed`: it waits for this job from now on. */
  | { kind: 'found'; answer: StoredMessage; changed: boolean }

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
 * tells every device. The same wish again finds the same messages; where their job has failed they
 * wait for the new one. Nothing is charged here: service media does that for the job.
 */
export async function addMediaMessage(context: ChatContext, wish: Wish): Promise<Outcome> {
  const { db, sealer } = context
  const box = await sealer.open(db, wish.userId)
  const stored = await db.transaction().execute((tx) => store(context, tx, box, wish))
  if (stored.kind === 'unknown') return { outcome: 'unknown-companion' }
  const tell = (change: 'created' | 'edited', message: StoredMessage) =>
    context.tellUser(wish.userId, {
      kind: 'message-changed',
      change,
      message: presentMessage(message),
    })
  if (stored.kind === 'created') {
    context.eventsCommitted()
    for (const message of [stored.wish, stored.answer]) tell('created', message)
  } else if (stored.changed) tell('edited', stored.answer)
  return { outcome: 'added', messageId: stored.answer.id }
}

async function store(
  context: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  input: Wish,
): Promise<Stored> {
  const { userId, companionId, language } = input
  const companion = (await lockConversation(tx, userId, companionId))
    ? await findCompanion(tx, box, userId, companionId)
    : null
  if (companion === null) return { kind: 'unknown' }
  // Without an id of the client's, the message that will hold it names the wish.
  const clientMessageId = input.clientMessageId ?? `media-${input.messageId}`
  const standing = await findStanding(tx, box, { ...input, clientMessageId })
  if (standing !== null) return waitAgain(context, tx, box, standing, input)

  const position = await takePositions(tx, { userId, companionId }, 2)
  const common = {
    userId,
    companionId,
    messageType: input.kind,
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
    id: input.messageId,
    position: position + 1n,
    content: '',
    isFromUser: false,
    clientMessageId: null,
    replyTo: wish.id,
    metadata: { media: queued(input) },
    awaitsMedia: true,
  })
  return { kind: 'created', wish, answer }
}

/** The message that holds, or will hold, what is wished for; null: nothing of the wish is stored. */
async function findStanding(
  tx: Transaction<ChatTables>,
  box: Box,
  wish: Wish & { clientMessageId: string },
): Promise<StoredMessage | null> {
  const { userId, companionId, kind, messageId } = wish
  let answer = await findMessage(tx, box, userId, messageId)
  if (answer === null) {
    const known = await findByClientId(tx, box, wish)
    if (known === null) return null
    const answerId = known.messageType === kind ? await findReplyId(tx, known.id) : null
    answer = answerId === null ? null : await findMessage(tx, box, userId, answerId)
  }
  if (answer?.companionId !== companionId || answer.metadata.media?.kind !== kind)
    throw new AppError('conflict', 'A message with this id was sent before, or its answer is gone')
  return answer
}

/** What is there already stays; a message whose job came to nothing waits for the new one. */
async function waitAgain(
  { clock }: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  answer: StoredMessage,
  input: Wish,
): Promise<Stored> {
  const before = answer.metadata.media
  if (before?.status === 'done' || before?.jobId === input.jobId)
    return { kind: 'found', answer, changed: false }
  const metadata = { ...answer.metadata, media: queued(input) }
  const mediaAskedAt = clock.now()
  const waiting = await updateMessage(tx, box, answer.id, {
    metadata,
    mediaAskedAt,
    newVersion: false,
  })
  return { kind: 'found', answer: waiting ?? answer, changed: waiting !== null }
}
