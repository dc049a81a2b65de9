import type { EventEnvelope } from '@lumen/contracts/bus'
import type { Jobs } from '@lumen/jobs/queues'
import type { jobCatalog } from '@lumen/contracts/jobs'
import type { AuthContext } from '../context.ts'
import { featureServices } from '../domain/feature-of-event.ts'
import { queuePushes } from '../use-cases/queue-pushes.ts'
import { recordFeatureUseOf } from '../use-cases/record-feature-use.ts'
import { setUserAvatar } from '../use-cases/set-user-avatar.ts'

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
    durable: 'auth-push',
    filter: 'event.auth.notification-created',
    concurrency: 8,
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
  const avatars = await bus.consume({
    durable: 'auth-avatars',
    filter: 'event.media.user-avatar-changed',
    handler: (event) => setUserAvatar(context, event),
  })
  const features = await Promise.all(
    featureServices.map((service) =>
      bus.consume({
        durable: `auth-feature-use-${service}`,
        filter: `event.${service}.>`,
        concurrency: 8,
        handler: (event) => recordFeatureUseOf(context, event),
      }),
    ),
  )
  return {
    close: async () => {
      await Promise.all([pushes, avatars, ...features].map((consumer) => consumer.close()))
    },
  }
}
