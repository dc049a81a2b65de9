import type { EventEnvelope } from '@lumen/contracts/bus'
import { eventConsumers } from '@lumen/contracts/consumers'
import type { Jobs } from '@lumen/jobs/queues'
import type { jobCatalog } from '@lumen/contracts/jobs'
import type { AuthContext } from '../context.ts'
import { queuePushes } from '../use-cases/queue-pushes.ts'
import { recordFeatureUseOf } from '../use-cases/record-feature-use.ts'
import { setUserAvatar } from '../use-cases/set-user-avatar.ts'

const { push, avatars, featureUseOfChat, featureUseOfMedia, featureUseOfFortune } =
  eventConsumers.auth

/**
 * What the service hears: its own notifications, to send them on; users’ pictures; others’ events, to
 * count features.
 */
export async function consumeEvents(
  context: AuthContext,
  jobs: Pick<Jobs<typeof jobCatalog, 'auth'>, 'enqueue'>,
): Promise<{ close(): Promise<void> }> {
  const { bus } = context
  const pushes = await bus.consume({
    ...push,
    handler: (event) =>
      queuePushes(
        context,
        (event as EventEnvelope<string, { userId: string; notificationId: string }>).payload,
        (payload) =>
          jobs.enqueue('auth.send-push', payload, {
            id: `${payload.notificationId}-${payload.deviceId}`,
          }),
      ),
  })
  const pictures = await bus.consume({
    ...avatars,
    handler: (event) => setUserAvatar(context, event),
  })
  const features = await Promise.all(
    [featureUseOfChat, featureUseOfMedia, featureUseOfFortune].map((consumer) =>
      bus.consume({
        ...consumer,
        handler: (event) => recordFeatureUseOf(context, event),
      }),
    ),
  )
  return {
    close: async () => {
      await Promise.all([pushes, pictures, ...features].map((consumer) => consumer.close()))
    },
  }
}
