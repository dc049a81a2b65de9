import type { AuthContext } from '../context.ts'
import { pushPayload } from '../domain/push-payload.ts'
import { pushTextsOf } from '../push-texts.ts'
import { findNotification } from '../store/notifications.ts'
import { findDevice, removeDevice } from '../store/push-devices.ts'
import { findUser } from '../store/users.ts'

export type PushOutcome = 'sent' | 'gone' | 'refused' | 'not needed'

/**
 * Sends a notification to one device. Not needed when it was read meanwhile, or the device’s
 * session has ended; a device that its push service does not know any more is removed. Throws when
 * a later try may succeed.
 */
export async function sendPush(
  context: AuthContext,
  { notificationId, deviceId }: { notificationId: string; deviceId: string },
  signal: AbortSignal,
): Promise<PushOutcome> {
  const { db, sealer, clock, push, log } = context
  const found = await findNotification(db, notificationId)
  const device = await findDevice(db, sealer, deviceId, clock.now())
  if (found === null || device === null || device.userId !== found.userId) return 'not needed'
  const { notification } = found
  if (notification.kind === 'welcome' || notification.readAt !== null) return 'not needed'
  const user = await findUser(db, sealer, found.userId)
  if (user === null) return 'not needed'
  const { language } = user.preferences
  const payload = pushPayload(notification, language, pushTextsOf(language))
  const outcome = await push.send(device.target, payload, signal)
  if (outcome === 'gone') {
    await removeDevice(db, device.id)
    log.info({ deviceId }, 'a device that is gone gets no more push messages')
  }
  return outcome
}
