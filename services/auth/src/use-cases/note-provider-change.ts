import { newId } from '@lumen/database/ids'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import type { AuthTables } from '../store/tables.ts'
import { createNotification } from './create-notification.ts'
import { noteSecurity } from './note-security.ts'

/**
 * Logs that an account elsewhere opens this one, or no longer does, and tells its owner: whoever
 * adds a way in without them must not stay unseen. Follow with `announceNotification`.
 */
export async function noteProviderChange(
  context: AuthContext,
  tx: Transaction<AuthTables>,
  userId: string,
  change: 'linked' | 'unlinked',
  visitor: Visitor,
) {
  await noteSecurity(context, tx, userId, `provider-${change}`, visitor)
  const notification = { kind: 'provider-changed', params: { change } } as const
  const now = context.clock.now()
  return createNotification(context, tx, { id: newId(), userId, notification, now })
}
