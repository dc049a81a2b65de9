import type { reminderOperations } from '@lumen/contracts/chat/reminders'
import type { Handlers } from '@lumen/http/operations'
import type { ChatContext } from '../context.ts'
import { readReminders, removeReminder, skipReminder } from '../use-cases/read-reminders.ts'

/** Entrance of /api/reminders. */
export const reminderRoutes = (context: ChatContext): Handlers<typeof reminderOperations> => ({
  'GET /api/reminders': ({ caller, query }) =>
    readReminders(context, caller.userId, query.companionId),
  'DELETE /api/reminders/:reminderId': async ({
    caller,
    params: { reminderId },
    query: { due },
  }) => {
    if (due === undefined) await removeReminder(context, caller.userId, reminderId)
    else await skipReminder(context, caller.userId, { reminderId, due: new Date(due) })
    return { success: true }
  },
})
