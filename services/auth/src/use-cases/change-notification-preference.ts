import {
  mandatoryKinds,
  type NotificationPreference,
  type PreferenceKind,
} from '@lumen/contracts/auth/notifications'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { readPreferences, updatePreference } from '../store/notifications.ts'

/** Switches a kind on or off; `invalid_input` for a mandatory one that is to leave the list. */
export async function changeNotificationPreference(
  { db }: AuthContext,
  userId: string,
  change: { kind: PreferenceKind; inApp?: boolean; push?: boolean; mail?: boolean },
): Promise<NotificationPreference[]> {
  if (change.inApp === false && mandatoryKinds.includes(change.kind))
    throw new AppError('invalid_input', 'Notifications that protect the account stay in the list', {
      details: [{ path: '/inApp', message: 'cannot be false for this kind' }],
    })
  await updatePreference(db, userId, change)
  return readPreferences(db, userId)
}
