import type { RequestHandlers } from '@lumen/bus/answers'
import type { erasureRequests } from '@lumen/contracts/erasure'
import type { mediaObjectRequests, mediaPictureRequests } from '@lumen/contracts/media/bus'
import type { MediaContext } from '../context.ts'
import { claimVoiceNote } from '../use-cases/claim-voice-note.ts'
import { claimPicturesOf, readPictureForModel } from '../use-cases/talk-pictures.ts'
import { eraseUser } from '../use-cases/erase-user.ts'

/** What other services ask about files: recordings and pictures for messages, and that a user be erased. */
export const objectRequestHandlers = (
  context: MediaContext,
): RequestHandlers<
  typeof mediaObjectRequests & typeof mediaPictureRequests & typeof erasureRequests.media
> => ({
  'media.claim-recording': async (claim) => ({ media: await claimVoiceNote(context, claim) }),
  'media.claim-pictures': async (claim) => ({ pictures: await claimPicturesOf(context, claim) }),
  'media.read-picture': async ({ userId, objectId }) => ({
    picture: await readPictureForModel(context, userId, objectId),
  }),
  'media.erase-user': ({ userId }) => eraseUser(context, userId),
})
