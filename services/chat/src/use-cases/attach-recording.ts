import type { MessageMedia } from '@lumen/contracts/chat/schema'
import type { ChatContext } from '../context.ts'
import type { RecordingOf } from '../adapters/recordings.ts'

/**
 * What a message shows of the recording its words were heard in. Without it the message goes all the
 * same, as null: what was said matters more than its sound.
 */
export async function attachRecording(
  { claimRecording, log }: Pick<ChatContext, 'claimRecording' | 'log'>,
  wanted: RecordingOf,
): Promise<MessageMedia | null> {
  const { messageId } = wanted
  try {
    const media = await claimRecording(wanted)
    if (media === null) log.info({ messageId }, 'a message came with a recording that is not there')
    return media
  } catch (error) {
    log.warn({ err: error, messageId }, 'a message goes without its recording')
    return null
  }
}
