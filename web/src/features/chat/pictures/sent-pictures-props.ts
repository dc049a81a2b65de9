import type { AttachedPicture } from '@lumen/contracts/chat/schema'

export type SentPicturesProps = {
  pictures: readonly AttachedPicture[]
  /** The message that shows them; null while it is on its way. */
  messageId: string | null
}
