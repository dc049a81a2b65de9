import type { MessageMedia } from '@lumen/contracts/chat/schema'
import {
  mediaObjectRequests,
  mediaPictureRequests,
  mediaRequests,
} from '@lumen/contracts/media/bus'
import { newId } from '@lumen/database/ids'
import type { ChatStack } from './chat-stack.ts'

export const someMedia = (change: Partial<MessageMedia> = {}): MessageMedia => ({
  kind: 'image',
  jobId: null,
  status: 'done',
  objectId: newId(),
  posterId: null,
  mime: 'image/png',
  width: 1024,
  height: 1024,
  seconds: null,
  style: 'anime',
  model: 'local/scene',
  credits: 5,
  errorCode: null,
  ...change,
})

/** Service media as chat knows it: jobs and recordings are what a test says they are. */
export async function openMediaDouble({ bus, connect }: ChatStack) {
  const media = await connect('media')
  await media.ensureStreams(['media'])
  const jobs = new Map<string, MessageMedia>()
  /** By recording: whose it is. */
  const recordings = new Map<string, string>()
  const claims: string[] = []
  /** By picture: whose it is, and the message that it was claimed for last. */
  const pictures = new Map<string, { userId: string; messageId: string | null }>()
  /** What a model is shown of any picture. */
  const shown = Buffer.from('a small picture')
  /** What happens once a recording was claimed, before that is answered. */
  const afterClaim = { current: (): Promise<void> => Promise.resolve() }
  const serve = () => [
    media.serve(mediaRequests, {
      'media.read-job': ({ jobId }) => Promise.resolve({ media: jobs.get(jobId) ?? null }),
    }),
    media.serve(mediaPictureRequests, {
      'media.claim-pictures': ({ userId, messageId, objectIds }) => {
        const held = objectIds.map((id) => pictures.get(id))
        const free = held.every(
          (each) => each?.userId === userId && (each.messageId ?? messageId) === messageId,
        )
        if (!free) return Promise.resolve({ pictures: null })
        for (const id of objectIds) pictures.set(id, { userId, messageId })
        const size = { mime: 'image/webp', width: 800, height: 600 }
        return Promise.resolve({ pictures: objectIds.map((objectId) => ({ objectId, ...size })) })
      },
      'media.read-picture': ({ userId, objectId }) =>
        Promise.resolve({
          picture:
            pictures.get(objectId)?.userId === userId
              ? { type: 'image/jpeg', data: shown.toString('base64') }
              : null,
        }),
    }),
    media.serve(mediaObjectRequests, {
      'media.claim-recording': async ({ userId, objectId }) => {
        claims.push(objectId)
        if (recordings.get(objectId) !== userId) return { media: null }
        await afterClaim.current()
        return { media: someMedia({ kind: 'voice', objectId, seconds: 3, mime: 'audio/webm' }) }
      },
    }),
  ]
  let serving = serve()
  return {
    jobs,
    recordings,
    claims,
    afterClaim,
    record(userId: string): string {
      const id = newId()
      recordings.set(id, userId)
      return id
    },
    pictures,
    shown,
    /** A picture that a user sent before its message. */
    upload(userId: string): string {
      const id = newId()
      pictures.set(id, { userId, messageId: null })
      return id
    },
    /** Tells an event; under the same id it is the same event again. */
    tell: (name: string, payload: object, id = newId()) =>
      media.publishEvent({
        id,
        name,
        occurredAt: new Date().toISOString(),
        requestId: 'test-request',
        payload,
      }),
    /** Stops answering; whoever asks then hears that nobody does. */
    async leave() {
      await Promise.all(serving.map((each) => each.close()))
      await bus.flush()
    },
    async comeBack() {
      serving = serve()
      await media.flush()
    },
    close: () => media.close(),
  }
}
