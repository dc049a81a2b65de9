import type { RequestHandlers } from '@lumen/bus/answers'
import type { erasureRequests } from '@lumen/contracts/erasure'
import type { mediaObjectRequests } from '@lumen/contracts/media/bus'
import type { MediaContext } from '../context.ts'
import { claimVoiceNote } from '../use-cases/claim-voice-note.ts'
import { eraseUser } from '../use-cases/erase-user.ts'

/** What other services ask about files: a recording for a message, and that a user be erased. */
export const objectRequestHandlers = (
  context: MediaContext,
): RequestHandlers<typeof mediaObjectRequests & typeof erasureRequests.media> => ({
  'media.claim-recording': async (claim) => ({ media: await claimVoiceNote(context, claim) }),
  'media.erase-user': ({ userId }) => eraseUser(context, userId),
})
