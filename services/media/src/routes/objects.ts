import type { objectOperations } from '@lumen/contracts/media/object-operations'
import type { Handlers } from '@lumen/http/operations'
import type { MediaContext } from '../context.ts'
import { openObject } from '../use-cases/open-object.ts'
import { signLink } from '../use-cases/sign-link.ts'
import { discardPicture } from '../use-cases/talk-pictures.ts'
import { uploadPicture } from '../use-cases/upload-picture.ts'
import { transcribeRecording } from '../use-cases/transcribe-recording.ts'

/** Entrance of files, their signed addresses, pictures for talks, and recordings to be written down. */
export const objectRoutes = (context: MediaContext): Handlers<typeof objectOperations> => ({
  'GET /api/media/objects/:objectId': ({ caller, params, query }) =>
    openObject(context, caller, { ...params, ...query }),
  'POST /api/media/objects/:objectId/link': ({ caller, params, query }) =>
    signLink(context, caller.userId, params.objectId, query.variant),
  'POST /api/media/pictures': ({ caller, upload, signal }) =>
    uploadPicture(context, caller, upload.file.bytes, signal),
  'DELETE /api/media/pictures/:objectId': async ({ caller, params }) => {
    await discardPicture(context, caller.userId, params.objectId)
    return { success: true }
  },
  'POST /api/speech-to-text': ({ caller, upload, signal, requestId }) =>
    transcribeRecording(
      context,
      caller,
      { bytes: upload.file.bytes, ...upload.fields, requestId },
      signal,
    ),
})
