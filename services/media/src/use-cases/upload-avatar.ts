import type { UploadedFile } from '@lumen/contracts/operation'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { MediaContext } from '../context.ts'
import { intakePicture } from '../intake/intake-picture.ts'
import { avatarSide, storeAvatar } from './set-avatar.ts'

/**
 * Takes a picture in, cut to a square, as the user’s avatar.
 * @returns the address of the avatar
 * @throws AppError what `intakePicture` throws, and `prompt_refused` for a picture nobody may show
 */
export async function uploadAvatar(
  context: MediaContext,
  { userId, language, ageBand }: Caller,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<string> {
  const picture = await intakePicture(file.bytes, language, { square: avatarSide })
  const verdict = await context.providers.moderatePicture(
    picture.bytes,
    picture.mime,
    { language, ageBand, work: 'avatar', requestId: currentRequestId() ?? newRequestId() },
    signal,
  )
  if (!verdict.allowed) {
    context.figures.refused.inc({ reason: verdict.reason })
    throw new AppError('prompt_refused', 'This picture is not shown here; choose another one', {
      details: [{ path: 'reason', message: verdict.reason }],
    })
  }
  const owner = { userId, companionId: null }
  return storeAvatar(context, owner, picture, { styleType: null, generationPrompt: null })
}
