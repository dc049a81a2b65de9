import { mediaLimits } from '@lumen/contracts/media/limits'
import type { ObjectLink } from '@lumen/contracts/media/schema'
import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../context.ts'
import type { ObjectVariant } from '../store/object-variants.ts'
import { findObjectOf } from '../store/objects.ts'

/**
 * An address that opens a file of the caller's without a session, for some minutes.
 * @throws AppError `not_found`
 */
export async function signLink(
  { db, links, clock }: Pick<MediaContext, 'db' | 'links' | 'clock'>,
  userId: string,
  objectId: string,
  variant: ObjectVariant | undefined,
): Promise<ObjectLink> {
  const row = await findObjectOf(db, userId, objectId)
  if (row === null) throw new AppError('not_found', 'There is no such file')
  const expires = Math.floor(clock.now().getTime() / 1_000) + mediaLimits.linkSeconds
  const query = new URLSearchParams({
    ...(variant !== undefined && { variant }),
    expires: String(expires),
    signature: links.sign({ objectId, variant, expires }),
  })
  return {
    url: `/api/media/objects/${objectId}?${query.toString()}`,
    expiresAt: new Date(expires * 1_000).toISOString(),
  }
}
