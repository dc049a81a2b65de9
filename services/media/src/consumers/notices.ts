import { authRequests } from '@lumen/contracts/auth/bus'
import type { EventEnvelope, Payload } from '@lumen/contracts/bus'
import { eventConsumers } from '@lumen/contracts/consumers'
import type { mediaEvents } from '@lumen/contracts/media/bus'
import type { MediaContext } from '../context.ts'
import { findJobOf } from '../store/jobs.ts'

type ResultReady = EventEnvelope<string, Payload<(typeof mediaEvents)['media.result-ready']>>

/** Has auth tell what is ready, once it is certain; while auth is away it waits. */
export const consumeNotices = (context: MediaContext): Promise<{ close(): Promise<void> }> =>
  context.bus.consume({
    ...eventConsumers.media.notices,
    // The job's id is the notification's: one that comes twice is told once.
    handler: async (event) => {
      const { userId, jobId, media } = (event as ResultReady).payload
      // Its owner deleted it meanwhile: there is nothing to come and see.
      if ((await findJobOf(context, userId, jobId)) === null) return
      await context.bus.request(authRequests, 'auth.notify', {
        userId,
        id: jobId,
        notification: { kind: 'media-ready', params: { jobId, media } },
      })
    },
  })
