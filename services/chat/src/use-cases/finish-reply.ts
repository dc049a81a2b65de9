import { chatEvents } from '@lumen/contracts/chat/bus'
import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import type { ErrorCode } from '@lumen/contracts/error-body'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { Transaction } from 'kysely'
import type { ChatContext } from '../context.ts'
import { isCharged, replacesText, type EndStatus } from '../domain/reply-end.ts'
import { countCare } from '../store/care-counts.ts'
import { lockTalk } from '../store/conversations.ts'
import { readMessage, updateMessage } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { addNotes, setObjectives } from '../store/plays.ts'
import { chargeKeyOf, endRun, lockRunText, type ReplyRun, type RunAsk } from '../store/replies.ts'
import { oweReply, type ReplyCharge } from '../store/reply-charges.ts'
import { countStop } from '../store/stopped-replies.ts'
import { setTextAside } from '../store/reply-versions.ts'
import type { ChatTables } from '../store/tables.ts'
import { payForReply } from './pay-for-reply.ts'
import { presentMessage } from './present-message.ts'

export type ReplyEnd = {
  status: EndStatus
  text: string
  metadata: MessageMetadata
  /** Why, when it was interrupted or failed. */
  failure?: { code: ErrorCode; error: string }
}

/** Told when nobody knows better. */
export const brokenOff = {
  code: 'generation_failed',
  error: 'The reply broke off. What was written is kept',
} as const

/** Told when the chosen model cannot be reached: another one answers only when the user says so. */
export const modelAway = {
  code: 'model_away',
  error: 'The model that was chosen cannot be reached now. Try again, or let another one answer',
} as const

/** The message as it stands then, and what is owed for it. */
type Ended = { message: StoredMessage; owed: ReplyCharge | null }

/**
 * Ends a run in one transaction with its event and what is owed for it; null when the run was not
 * this one's any more.
 */
async function endInTransaction(
  context: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  run: ReplyRun,
  how: ReplyEnd,
): Promise<Ended | null> {
  if (!(await endRun(tx, run, how.status, context.clock.now()))) return null
  const end = await countedStop(context, tx, run, how)
  const stored = await storeEnd(context, tx, box, run, end)
  if (stored === null) return null
  const { message, replaced } = stored
  const { objectivesMet = [], noted = [] } = end.metadata
  if (objectivesMet.length > 0)
    await setObjectives(tx, { companionId: run.companionId }, objectivesMet, true)
  if (noted.length > 0) await addNotes(tx, box, run.companionId, noted)
  const { reservation, userId, companionId, messageId } = run
  if (reservation === null) return { message, owed: null }
  const owed: ReplyCharge = {
    reservation,
    user_id: userId,
    companion_id: companionId,
    message_id: messageId,
    version: replaced ? message.version : null,
    credits: end.metadata.credits ?? 0,
    state: isCharged(end.status, end.metadata) ? 'settle' : 'release',
  }
  await oweReply(tx, owed)
  return { message, owed }
}

/** A reply that its user stopped, and that would be paid for, is one of the free ones of the day or not. */
async function countedStop(
  { clock }: ChatContext,
  tx: Transaction<ChatTables>,
  { userId, reservation }: ReplyRun,
  end: ReplyEnd,
): Promise<ReplyEnd> {
  const { status, metadata } = end
  const costs = reservation !== null && metadata.credits !== 0 && isCharged(status, metadata)
  if (status !== 'stopped' || !costs) return end
  const counted = { ...metadata, stopOfDay: await countStop(tx, userId, clock.now()) }
  return {
    ...end,
    metadata: isCharged(status, counted) ? counted : { ...counted, credits: 0 },
  }
}

/** A run that does not replace the message's text leaves the message as it was. */
async function storeEnd(
  context: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  run: ReplyRun,
  end: ReplyEnd,
): Promise<{ message: StoredMessage; replaced: boolean } | null> {
  const previous = await readMessage(tx, box, run.messageId)
  if (previous === null) return null
  if (!replacesText(run.kind, end.status, end.text, previous.content))
    return { message: previous, replaced: false }
  const first = run.kind === 'first'
  const { crisis, crisisForm = 'direct' } = end.metadata
  if (first && crisis !== undefined)
    await countCare(tx, crisis === 'third_party' ? crisis : crisisForm, context.clock.now())
  if (run.kind === 'again') await setTextAside(tx, box, run)
  const message = await updateMessage(tx, box, run.messageId, {
    content: end.text,
    status: end.status,
    metadata: end.metadata,
    newVersion: !first,
  })
  if (message === null) return null
  const event = first ? 'chat.message-completed' : 'chat.message-regenerated'
  await appendEvent(tx, chatEvents, event, {
    userId: run.userId,
    companionId: run.companionId,
    messageId: message.id,
    version: message.version,
    isFromUser: false,
    offRecord: message.offRecord,
  })
  return { message, replaced: true }
}

/** Ends a run of this process; null when another process ended it meanwhile. */
export async function finishReply(
  context: ChatContext,
  box: Box,
  run: ReplyRun,
  end: ReplyEnd,
): Promise<StoredMessage | null> {
  const ended = await context.db.transaction().execute(async (tx) => {
    // Its change is numbered: locks are taken in the order in which everybody takes them.
    await lockTalk(tx, run)
    return endInTransaction(context, tx, box, run, end)
  })
  if (ended === null) return null
  announce(context, run, end, ended)
  return ended.message
}

/** The message that an abandoned run leaves, and who asked for it when they are to be answered anew. */
type Abandoned = { message: StoredMessage; unanswered: RunAsk | null }

/**
 * Ends a run whose owner does not answer, with the text its owner wrote last. With `expiredOnly` a
 * run whose lease still holds is left alone. Returns null when there was nothing to end.
 */
export async function endAbandonedRun(
  context: ChatContext,
  run: ReplyRun,
  status: 'interrupted' | 'stopped',
  options: { expiredOnly: boolean },
): Promise<Abandoned | null> {
  const { db, sealer } = context
  const box = await sealer.open(db, run.userId)
  const ended = await db.transaction().execute(async (tx) => {
    await lockTalk(tx, run)
    const held = await lockRunText(tx, box, run, options)
    if (held === null) return null
    // Without a word it is no half of a reply: it is answered anew, by itself or when its user asks for it.
    const empty = status === 'interrupted' && held.text === ''
    const end: ReplyEnd = {
      status: empty ? 'failed' : status,
      text: held.text,
      metadata: {
        ...(held.provider !== null && { provider: held.provider }),
        ...(held.model !== null && { model: held.model }),
        ...(status === 'interrupted' && { emotion: apologetic, errorCode: brokenOff.code }),
      },
      ...(status === 'interrupted' && { failure: brokenOff }),
    }
    const { reservation } = held
    const unanswered = empty ? held.ask : null
    const done = await endInTransaction(context, tx, box, { ...run, reservation }, end)
    return done === null ? null : { end, reservation, unanswered, ...done }
  })
  if (ended === null) return null
  // Its owner may have died between asking for a charge and noting it.
  if (ended.reservation === null) context.charges.releaseLost(run.userId, chargeKeyOf(run))
  announce(context, run, ended.end, ended)
  const { message, unanswered } = ended
  return { message, unanswered }
}

/** The tone of a reply that could not be given. */
export const apologetic = 'apologetic'

/** After the commit: events, devices, charge. None of it can undo the end; nobody waits for billing. */
function announce(
  context: ChatContext,
  run: ReplyRun,
  end: ReplyEnd,
  { message, owed }: Ended,
): void {
  context.eventsCommitted()
  const presented = presentMessage(message)
  const { objectivesMet, noted } = message.metadata
  if (objectivesMet !== undefined || noted !== undefined)
    context.tellUser(run.userId, { kind: 'play-changed', companionId: run.companionId })
  if (end.status === 'complete' || end.status === 'stopped') {
    context.tellUser(run.userId, {
      kind: 'reply-ended',
      message: presented,
      emotion: message.metadata.emotion ?? '',
      suggestedActions: message.metadata.suggestedActions ?? [],
      usedMemories: message.metadata.usedMemories ?? [],
      provider: message.metadata.provider ?? '',
    })
  } else {
    context.tellUser(run.userId, {
      kind: 'reply-failed',
      companionId: run.companionId,
      messageId: run.messageId,
      clientMessageId: null,
      message: presented,
      ...(end.failure ?? brokenOff),
      requestId: currentRequestId() ?? newRequestId(),
    })
  }
  if (owed !== null) void payForReply(context, owed)
}
