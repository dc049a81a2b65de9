import { mediaLimits } from '@lumen/contracts/media/limits'
import type { UploadedPicture } from '@lumen/contracts/media/schema'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { MediaContext } from '../context.ts'
import { intakePicture } from '../intake/intake-picture.ts'
import { removeUnheldBeyond } from '../store/objects.ts'
import { countUpload } from '../store/picture-uploads.ts'
import { holdToPolicy } from './hold-to-policy.ts'
import { keepObject } from './keep-object.ts'
import { removeFiles } from './remove-objects.ts'

/**
 * Takes a picture in for a talk. It is nobody's message yet: what no message shows within a day goes,
 * and of more than `mediaLimits.unsentPictures` the oldest at once.
 * @throws AppError what `intakePicture` throws, `rate_limited` beyond those of the day (`details` say
 *   how many), `prompt_refused` for a picture that is not kept (`details` say why), or `storage_full`
 */
export async function uploadPicture(
  context: MediaContext,
  { userId, language, ageBand }: Caller,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<UploadedPicture> {
  const { db, clock, providers } = context
  const picture = await intakePicture(bytes, language, {
    maxBytes: mediaLimits.pictureUploadBytes,
  })
  const now = clock.now()
  if (!(await countUpload(db, userId, now, mediaLimits.pictureUploadsPerDay)))
    throw new AppError('rate_limited', 'No more pictures can be sent today', {
      retryAfter: secondsLeftOf(now),
      details: [{ path: 'picturesPerDay', message: String(mediaLimits.pictureUploadsPerDay) }],
    })
  const verdict = await providers.moderatePicture(
    picture.bytes,
    picture.mime,
    { language, ageBand, work: 'picture', requestId: currentRequestId() ?? newRequestId() },
    signal,
  )
  await holdToPolicy(context, { userId, what: 'upload' }, verdict)
  const { id, mime } = await keepObject(context, { ...picture, userId, purpose: 'attached' })
  const { unsentPictures } = mediaLimits
  await removeFiles(context, await removeUnheldBeyond(db, userId, 'attached', unsentPictures))
  return { objectId: id, mime, width: picture.width, height: picture.height }
}

/** Of a day in UTC. */
function secondsLeftOf(now: Date): number {
  const end = new Date(now)
  end.setUTCHours(24, 0, 0, 0)
  return Math.ceil((end.getTime() - now.getTime()) / 1_000)
}
