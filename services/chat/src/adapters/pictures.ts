import type { ChatImage } from '@lumen/ai/chat'
import type { Bus } from '@lumen/bus/connect'
import { mediaPictureRequests } from '@lumen/contracts/media/bus'
import type { UploadedPicture } from '@lumen/contracts/media/schema'

export type PicturesOf = {
  userId: string
  companionId: string
  messageId: string
  objectIds: string[]
}

/** The pictures of users, as service media has them. Both reject while it is away. */
export type PicturesPort = {
  /**
   * Holds pictures for a message that is about to be stored; the event of the message binds them.
   * null: one of them is not this user's, is gone, or another message has it.
   */
  claim(wanted: PicturesOf): Promise<UploadedPicture[] | null>
  /** A small copy for a model; null: the user has no such picture. */
  read(userId: string, objectId: string): Promise<ChatImage | null>
}

export const picturesOfMedia = (bus: Bus): PicturesPort => ({
  async claim(wanted) {
    return (await bus.request(mediaPictureRequests, 'media.claim-pictures', wanted)).pictures
  },
  async read(userId, objectId) {
    const wanted = { userId, objectId }
    const { picture } = await bus.request(mediaPictureRequests, 'media.read-picture', wanted)
    return picture === null
      ? null
      : { type: picture.type, bytes: Buffer.from(picture.data, 'base64') }
  },
})
