import type { Bus } from '@lumen/bus/connect'
import type { MessageMedia } from '@lumen/contracts/chat/schema'
import { mediaObjectRequests } from '@lumen/contracts/media/bus'

export type RecordingOf = {
  userId: string
  companionId: string
  messageId: string
  recordingId: string
  /**
   * Whether the message is stored already. One that is not may never be: the recording is held for it
   * until the event of the message tells that it stands, and another message may take it before.
   */
  stands: boolean
}

/**
 * Gives a recording to the message that shows it; again for the same message is as once. null: the
 * user has no such recording, or another message has it. Rejects while service media is away.
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
