import { notificationLimits } from '@lumen/contracts/auth/limits'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { isPushService } from '../domain/push-endpoint.ts'
import type { PushTarget } from '../domain/push-target.ts'
import { saveDevice } from '../store/push-devices.ts'

/**
 * Sends the user’s push messages to a device from now on, for as long as its session lives.
 * `invalid_input` for an endpoint that is at no push service.
 */
export async function registerDevice(
  context: AuthContext,
  session: { userId: string; sessionId: string },
  target: PushTarget,
): Promise<void> {
  const { db, sealer, clock, pushOrigins } = context
  if (target.kind === 'web' && !isPushService(target.endpoint, pushOrigins))
    throw new AppError('invalid_input', 'The endpoint is not at a push service', {
      details: [{ path: '/endpoint', message: 'must be at a push service' }],
    })
  const box = await sealer.open(db, session.userId)
  await db
    .transaction()
    .execute((tx) =>
      saveDevice(
        tx,
        box,
        { id: newId(), ...session, target, now: clock.now() },
        notificationLimits.subscriptionsPerUser,
      ),
    )
}
