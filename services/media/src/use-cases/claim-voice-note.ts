import type { MessageMedia } from '@lumen/contracts/chat/schema'
import type { MediaContext } from '../context.ts'
import { holdRecording, type RecordingClaim } from '../store/objects.ts'

/**
 * Holds a recording for a message that is about to be stored; the event of that message binds it.
 * @returns what the message shows; null when there is no such recording, or it is bound to another message
 */
export async function claimVoiceNote(
  { db }: Pick<MediaContext, 'db'>,
  claim: RecordingClaim,
): Promise<MessageMedia | null> {
  const row = await holdRecording(db, claim)
  return row === null
    ? null
    : {
        kind: 'voice',
        jobId: null,
        status: 'done',
        objectId: row.id,
        posterId: null,
        mime: row.mime,
        width: null,
        height: null,
        seconds: row.seconds,
        style: null,
        model: null,
        credits: null,
        errorCode: null,
      }
}
