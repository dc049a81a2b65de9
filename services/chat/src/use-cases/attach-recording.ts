import type { Box } from '@lumen/database/sealing'
import type { ChatContext } from '../context.ts'
import { lockConversation } from '../store/conversations.ts'
import { readMessage, updateMessage, type StoredMessage } from '../store/messages.ts'
import { presentMessage } from './present-message.ts'

/**
 * Puts the recording beside the words that were heard in it. Without it the message stays as it is:
 * what was said matters more than its sound.
 */
export async function attachRecording(
  context: ChatContext,
  box: Box,
  { id: messageId, userId, companionId }: StoredMessage,
  recordingId: string,
): Promise<void> {
  try {
    const wanted = { userId, companionId, messageId, recordingId, stands: true }
    const media = await context.claimRecording(wanted)
    if (media === null) {
      context.log.info({ messageId }, 'a message came with a recording that is not there')
      return
    }
    const attached = await context.db.transaction().execute(async (tx) => {
      if (!(await lockConversation(tx, userId, companionId))) return null
      const message = await readMessage(tx, box, messageId)
      if (message === null) return null
      const metadata = { ...message.metadata, media }
      return updateMessage(tx, box, messageId, { metadata, newVersion: false })
    })
    if (attached === null) return
    context.tellUser(userId, {
      kind: 'message-changed',
      change: 'edited',
      message: presentMessage(attached),
    })
  } catch (error) {
    context.log.warn({ err: error, messageId }, 'a message goes without its recording')
  }
}
