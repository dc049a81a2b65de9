import type { Bus } from '@lumen/bus/connect'
import type { MessageMedia } from '@lumen/contracts/chat/schema'
import { mediaObjectRequests } from '@lumen/contracts/media/bus'

export type RecordingOf = {
  userId: string
  companionId: string
  messageId: string
  recordingId: string
}

/**
 * Holds a recording for a message that is about to be stored; the event of the message binds it, and
 * until then another message may take it. null: the user has no such recording, or it is bound to
 * another message. Rejects while service media is away.
 */
export type ClaimRecording = (wanted: RecordingOf) => Promise<MessageMedia | null>

/** A message does not wait longer for what was recorded with it. */
const patienceMs = 1_500

export const recordingsOfMedia =
  (bus: Bus): ClaimRecording =>
  async ({ recordingId, ...owner }) => {
    const { media } = await bus.request(
      mediaObjectRequests,
      'media.claim-recording',
      { ...owner, objectId: recordingId },
      { timeoutMs: patienceMs },
    )
    return media
  }
