import { mediaLimits } from '@lumen/contracts/media/limits'
import type { UploadedFile } from '@lumen/contracts/operation'
import type { Caller } from '@lumen/http/identity'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { MediaContext } from '../context.ts'
import { intakePicture } from '../intake/intake-picture.ts'
import { holdToPolicy } from './hold-to-policy.ts'
import { readCompanion } from './read-companion.ts'
import { avatarSide, storeAvatar } from './set-avatar.ts'

/**
 * Takes a picture in, cut to a square, as the user’s avatar, or as that of a companion of theirs.
 * @returns the address of the avatar
 * @throws AppError what `intakePicture` throws, `prompt_refused` for a picture nobody may show, and
 *   `not_found` or `unavailable` of a companion
 */
export async function uploadAvatar(
  context: MediaContext,
  { userId, language, ageBand }: Caller,
  file: UploadedFile,
  signal: AbortSignal,
  companionId: string | null = null,
): Promise<string> {
  if (companionId !== null) await readCompanion(context, userId, companionId)
  const { avatarUploadBytes, cardBytes } = mediaLimits
  const picture = await intakePicture(file.bytes, language, {
    square: avatarSide,
    maxBytes: companionId === null ? avatarUploadBytes : cardBytes,
  })
  const verdict = await context.providers.moderatePicture(
    picture.bytes,
    picture.mime,
    { language, ageBand, work: 'avatar', requestId: currentRequestId() ?? newRequestId() },
    signal,
  )
  await holdToPolicy(context, { userId, what: 'upload' }, verdict)
  const owner = { userId, companionId }
  return storeAvatar(context, owner, picture, { styleType: null, generationPrompt: null })
}
