import { authEvents, type AccountFrame } from '@lumen/contracts/auth/bus'
import { subjects, type EventEnvelope, type Payload } from '@lumen/contracts/bus'
import type { mediaEvents } from '@lumen/contracts/media/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { AuthContext } from '../context.ts'
import { setAvatarObject } from '../store/users.ts'

type UserAvatarChanged = Payload<(typeof mediaEvents)['media.user-avatar-changed']>

/**
 * A user has another picture: it is noted, and their devices ask anew who they are. Events come in
 * order, so one that comes twice changes nothing.
 */
export async function setUserAvatar(
  { db, bus, eventsCommitted }: AuthContext,
  { payload }: EventEnvelope,
): Promise<void> {
  const { userId, objectId } = payload as UserAvatarChanged
  const known = await db.transaction().execute(async (tx) => {
    if (!(await setAvatarObject(tx, userId, objectId))) return false
    await appendEvent(tx, authEvents, 'auth.user-updated', { userId })
    return true
  })
  if (!known) return
  eventsCommitted()
  const frame: AccountFrame = { kind: 'user-changed' }
  bus.broadcast(subjects.liveUser(userId), frame)
}
