import { authRequests } from '@lumen/contracts/auth/bus'
import type { EventEnvelope, Payload } from '@lumen/contracts/bus'
import { eventConsumers } from '@lumen/contracts/consumers'
import type { mediaEvents } from '@lumen/contracts/media/bus'
import type { MediaContext } from '../context.ts'

type ResultReady = EventEnvelope<string, Payload<(typeof mediaEvents)['media.result-ready']>>

/** Has auth tell what is ready, once it is certain; while auth is away it waits. */
export const consumeNotices = ({ bus }: MediaContext): Promise<{ close(): Promise<void> }> =>
  bus.consume({
    ...eventConsumers.media.notices,
    // The job's id is the notification's: one that comes twice is told once.
    handler: async (event) => {
      const { userId, jobId, media } = (event as ResultReady).payload
      await bus.request(authRequests, 'auth.notify', {
        userId,
        id: jobId,
        notification: { kind: 'media-ready', params: { jobId, media } },
      })
    },
  })
