import { authRequests, privacyRequests } from '@lumen/contracts/auth/bus'
import { chatEvents } from '@lumen/contracts/chat/bus'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import { dueLine } from '../answers/reminder-line.ts'
import { localModel } from '../answers/local-answer.ts'
import type { ChatContext } from '../context.ts'
import { nextMoment } from '../domain/reminder-time.ts'
import { findCompanion } from '../store/companions.ts'
import { lockConversation, takePositions } from '../store/conversations.ts'
import {
  listDue,
  listUntoldReminders,
  noteGiven,
  removeGiven,
  takeReminder,
} from '../store/due-reminders.ts'
import { insertMessage } from '../store/messages.ts'
import { findRunning } from '../store/replies.ts'
import { presentMessage } from './present-message.ts'

const batch = 50
/** A reminder that its user could not be told of for so long waits for them in the talk. */
const toldWithinMs = 60 * 60_000

/**
 * Gives the reminders whose time has come, as messages of the companions that were asked for them, and
 * tells their users. They were asked for: neither quiet hours nor the switch of contact hold them back.
 */
export async function remind(context: ChatContext, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  let after: { dueAt: Date; id: string } | null = null
  for (;;) {
    const due = await listDue(db, { now: clock.now(), after, limit: batch })
    for (const reminder of due) {
      if (signal.aborted) return
      after = reminder
      try {
        await give(context, reminder)
      } catch (error) {
        log.warn({ err: error, companionId: reminder.companionId }, 'a reminder was not given')
      }
    }
    if (due.length < batch) break
  }
  await tellGiven(context)
}

async function give(
  context: ChatContext,
  { id, userId, companionId }: { id: string; userId: string; companionId: string },
): Promise<void> {
  const { db, sealer, bus } = context
  // To accounts that are suspended or closing nothing is written; it waits like they do.
  const { allowed } = await bus.request(privacyRequests, 'auth.may-contact', { userId })
  if (!allowed) return
  const box = await sealer.open(db, userId)
  const message = await store(context, box, { id, userId, companionId })
  if (message === null) return
  context.eventsCommitted()
  context.tellUser(userId, {
    kind: 'message-changed',
    change: 'created',
    message: presentMessage(message),
  })
}

/** Message and note that it was given, together: once, whoever tries again. */
const store = (
  { db, clock }: ChatContext,
  box: Box,
  { id, userId, companionId }: { id: string; userId: string; companionId: string },
) =>
  db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, companionId))) return null
    // What is being written just now comes first.
    if ((await findRunning(tx, { userId, companionId })) !== null) return null
    const companion = await findCompanion(tx, box, userId, companionId)
    const reminder = await takeReminder(tx, box, { id, userId })
    if (companion === null || reminder === null) return null
    const now = clock.now()
    const { language } = reminder
    const message = await insertMessage(tx, box, {
      id: newId(),
      userId,
      companionId,
      position: await takePositions(tx, { userId, companionId }, 1),
      content: dueLine(reminder.what, language, id),
      isFromUser: false,
      messageType: 'text',
      status: 'complete',
      clientMessageId: null,
      replyTo: null,
      offRecord: companion.offRecord,
      metadata: {
        provider: 'local',
        model: localModel,
        emotion: 'gentle',
        language,
        reminder: 'due',
      },
      createdAt: now,
    })
    const { rhythm, timeZone } = reminder
    // Of those that nobody could give meanwhile this one stands for all.
    const next = rhythm === null ? null : nextMoment(rhythm, now, timeZone)
    await noteGiven(tx, box, reminder, { messageId: message.id, now, next })
    await appendEvent(tx, chatEvents, 'chat.message-completed', {
      userId,
      companionId,
      messageId: message.id,
      version: message.version,
      isFromUser: false,
      offRecord: companion.offRecord,
    })
    return message
  })

/** By the bell's list, push and mail, as far as their user allows each; then nothing of it is kept. */
async function tellGiven({ db, bus, clock, log }: ChatContext): Promise<void> {
  const since = clock.now().getTime() - toldWithinMs
  for (const given of await listUntoldReminders(db, batch)) {
    const { id, userId, companionId, messageId, givenAt } = given
    try {
      if (givenAt.getTime() > since)
        await bus.request(authRequests, 'auth.notify', {
          userId,
          id: messageId,
          notification: { kind: 'companion-message', params: { companionId, messageId } },
        })
      await removeGiven(db, id)
    } catch (error) {
      log.warn({ err: error, messageId }, 'a user is told later of a reminder')
    }
  }
}
