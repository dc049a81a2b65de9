import type { AuthContext } from '../context.ts'
import { listDevices } from '../store/push-devices.ts'

/** Puts one job for each of the user’s devices that messages can go to. */
export async function queuePushes(
  { db, clock, push }: AuthContext,
  { userId, notificationId }: { userId: string; notificationId: string },
  enqueue: (payload: { notificationId: string; deviceId: string }) => Promise<unknown>,
): Promise<void> {
  const devices = await listDevices(db, userId, clock.now())
  for (const { id, kind } of devices)
    if (push.sends(kind)) await enqueue({ notificationId, deviceId: id })
}
