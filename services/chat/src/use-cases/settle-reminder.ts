import type { Box } from '@lumen/database/sealing'
import { cancelsReminder, readReminder } from '@lumen/understanding/reminder'
import type { ChatContext } from '../context.ts'
import { isTimeZone } from '../domain/contact.ts'
import { localNow, momentOf } from '../domain/reminder-time.ts'
import { askedBack, type ReminderNote } from '../domain/reminder.ts'
import { findContact } from '../store/contact.ts'
import { lockConversation } from '../store/conversations.ts'
import { listMessages } from '../store/messages.ts'
import { claimWish, deleteNewest, findReminderOf, writeReminder } from '../store/reminders.ts'
import type { Talk } from './read-talk.ts'
import type { ReplyTask } from './reply-task.ts'

/** So far back is looked for what an answer completes. */
const lookedBack = 8

/**
 * Does what a message asks for about reminders, and says what was done; null: it asks for nothing, or
 * somebody may be in danger. However often it is answered, a message makes or takes back one reminder.
 */
export async function settleReminder(
  context: ChatContext,
  box: Box,
  task: ReplyTask,
  talk: Talk,
): Promise<ReminderNote | null> {
  const { db, clock } = context
  const { question, asker } = task
  // Whoever hears it in a scene: reminders are given in the talk that they were asked for in.
  const { companionId } = question
  if (talk.crisis !== 'none' || talk.care !== null) return null
  const { content } = question
  if (cancelsReminder(content, talk.language)) {
    return db.transaction().execute(async (tx): Promise<ReminderNote | null> => {
      if (!(await claimWish(tx, asker.userId, question))) return null
      const gone = await deleteNewest(tx, box, companionId)
      return gone === null ? { state: 'none' } : { state: 'cancelled', what: gone.what }
    })
  }
  const owner = { userId: asker.userId, companionId }
  const timeZone = asker.timeZone ?? (await findContact(db, owner)).timeZone
  const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : null
  const askedAt = question.editedAt ?? question.createdAt
  const before = await listMessages(db, box, companionId, {
    limit: lookedBack,
    before: question.position,
  })
  const reading = readReminder(
    content,
    localNow(askedAt, zone ?? 'UTC'),
    talk.language,
    askedBack(before),
  )
  if (reading === null) return null
  if (zone === null) return { state: 'noZone' }
  if (question.offRecord) return { state: 'offRecord' }
  if (reading.kind === 'hour') return { state: 'hour', either: reading.either }
  if (reading.kind !== 'set') return { state: reading.kind }
  const now = clock.now()
  const dueAt = momentOf(reading.time, askedAt, zone)
  const { what } = reading
  const rhythm =
    'repeat' in reading ? { repeat: reading.repeat, minute: reading.time.minute } : null
  return db.transaction().execute(async (tx): Promise<ReminderNote | null> => {
    if (!(await lockConversation(tx, asker.userId, companionId))) return null
    if (!(await claimWish(tx, asker.userId, question))) {
      const waiting = await findReminderOf(tx, box, question.id)
      return waiting === null ? null : { state: 'set', now, ...waiting }
    }
    if (dueAt <= now) return { state: 'past' }
    const written = await writeReminder(tx, box, {
      ...owner,
      what,
      dueAt,
      timeZone: zone,
      rhythm,
      language: talk.language,
      askedIn: question.id,
      now,
    })
    return written ? { state: 'set', what, dueAt, rhythm, timeZone: zone, now } : { state: 'full' }
  })
}
