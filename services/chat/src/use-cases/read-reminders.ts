import type { Reminder } from '@lumen/contracts/chat/reminders'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import { deleteReminder, listReminders } from '../store/reminders.ts'

/** Reminders of the user that wait, the next first; of one companion where it is named. */
export async function readReminders(
  { db, sealer }: ChatContext,
  userId: string,
  companionId?: string,
): Promise<Reminder[]> {
  const box = await sealer.open(db, userId)
  const reminders = await listReminders(db, box, userId, companionId)
  return reminders.map(({ dueAt, userId: _owner, language: _spoken, ...reminder }) => ({
    ...reminder,
    dueAt: dueAt.toISOString(),
  }))
}

/** Errors: `not_found` for one that was given or taken back already, and for those of others. */
export async function removeReminder(
  { db }: ChatContext,
  userId: string,
  reminderId: string,
): Promise<void> {
  if (!(await deleteReminder(db, userId, reminderId)))
    throw new AppError('not_found', 'There is no such reminder')
}
