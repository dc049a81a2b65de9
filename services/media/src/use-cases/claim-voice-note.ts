import type { MessageMedia } from '@lumen/contracts/chat/schema'
import type { MediaContext } from '../context.ts'
import { claimRecording, type RecordingClaim } from '../store/objects.ts'

/**
 * Gives a recording to the message that shows it: it goes when the message goes.
 * @returns what the message shows; null when there is no such recording, or another message has it
 */
export async function claimVoiceNote(
  { db }: Pick<MediaContext, 'db'>,
  claim: RecordingClaim,
): Promise<MessageMedia | null> {
  const row = await claimRecording(db, claim)
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
