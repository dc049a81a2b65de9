import type { Reminder } from '@lumen/contracts/chat/reminders'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import { nextMoment } from '../domain/reminder-time.ts'
import { deleteReminder, listReminders, moveReminder, takeWaiting } from '../store/reminders.ts'

/** Reminders of the user that wait, the next first; of one companion where it is named. */
export async function readReminders(
  { db, sealer }: ChatContext,
  userId: string,
  companionId?: string,
): Promise<Reminder[]> {
  const box = await sealer.open(db, userId)
  const reminders = await listReminders(db, box, userId, companionId)
  return reminders.map(({ dueAt, rhythm, userId: _owner, language: _spoken, ...reminder }) => ({
    ...reminder,
    repeat: rhythm?.repeat ?? null,
    dueAt: dueAt.toISOString(),
  }))
}

/** Errors: `not_found` for one that was given or taken back already, and for those of others. */
export async function removeReminder(
  { db }: Pick<ChatContext, 'db'>,
  userId: string,
  reminderId: string,
): Promise<void> {
  if (!(await deleteReminder(db, userId, reminderId)))
    throw new AppError('not_found', 'There is no such reminder')
}

/**
 * Leaves one time of a repeated reminder out; one that comes once is taken back. However often it is tried,
 * no other time is left out.
 *
 * @param due when it would have come
 * Errors: `not_found` as above.
 */
export async function skipReminder(
  { db, sealer }: ChatContext,
  userId: string,
  { reminderId, due }: { reminderId: string; due: Date },
): Promise<void> {
  const box = await sealer.open(db, userId)
  const repeated = await db.transaction().execute(async (tx) => {
    const reminder = await takeWaiting(tx, box, userId, reminderId)
    if (reminder === null || reminder.rhythm === null) return false
    const { rhythm, dueAt, timeZone } = reminder
    if (dueAt <= due) await moveReminder(tx, reminderId, nextMoment(rhythm, due, timeZone))
    return true
  })
  if (!repeated) await removeReminder({ db }, userId, reminderId)
}
