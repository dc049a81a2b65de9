import type { NewNotification } from '@lumen/contracts/auth/bus'
import type { AuthContext } from '../context.ts'
import { lockUser } from '../store/users.ts'
import { announceNotification, createNotification } from './create-notification.ts'

/** Tells a user something on behalf of another service. */
export async function notify(
  context: AuthContext,
  input: { userId: string; id: string; notification: NewNotification },
): Promise<'created' | 'repeated' | 'muted' | 'unknown'> {
  const now = context.clock.now()
  const result = await context.db
    .transaction()
    .execute(async (tx) =>
      (await lockUser(tx, input.userId))
        ? createNotification(context, tx, { ...input, now })
        : 'unknown',
    )
  if (typeof result === 'string') return result
  await announceNotification(context, input.userId, result)
  return 'created'
}
