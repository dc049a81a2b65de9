import type { AttachedPicture, PictureToSend } from '@lumen/contracts/chat/schema'
import type { ChatContext } from '../context.ts'
import type { PicturesOf } from '../adapters/pictures.ts'
import type { Refusal } from './start-reply.ts'

/**
 * What a message shows of the pictures it is sent with, or why it cannot be sent: unlike the sound of
 * words, a picture that is missing would leave nothing to say.
 */
export async function attachPictures(
  { pictures, log }: Pick<ChatContext, 'pictures' | 'log'>,
  owner: Omit<PicturesOf, 'objectIds'>,
  sent: readonly PictureToSend[],
): Promise<{ attached: AttachedPicture[] } | { failure: Refusal }> {
  if (sent.length === 0) return { attached: [] }
  const described = new Map(sent.map((each) => [each.objectId, each.description?.trim() ?? '']))
  try {
    const held = await pictures.claim({ ...owner, objectIds: [...described.keys()] })
    if (held === null)
      return {
        failure: { code: 'picture_gone', error: 'One of the pictures is not there any more' },
      }
    return {
      attached: held.map((picture) => ({
        ...picture,
        description: described.get(picture.objectId) ?? '',
      })),
    }
  } catch (error) {
    log.warn({ err: error, messageId: owner.messageId }, 'pictures of a message were not claimed')
    return {
      failure: { code: 'unavailable', error: 'Pictures cannot be sent just now. Try again soon' },
    }
  }
}
