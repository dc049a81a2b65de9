import type { UploadedPicture } from '@lumen/contracts/media/schema'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { AppError } from '@lumen/http/app-error'
import sharp from 'sharp'
import type { MediaContext } from '../context.ts'
import { findObjectOf, type ObjectRow } from '../store/objects.ts'
import { holdPictures, removeUnsent, type PicturesClaim } from '../store/talk-pictures.ts'
import { openVariant } from './open-variant.ts'
import { removeFiles } from './remove-objects.ts'

/**
 * Holds pictures for a message that is about to be stored; the event of that message binds them.
 * @returns what the message shows, in the order asked for; null when one of them is not this user's, is
 *   gone, or another message has it
 */
export async function claimPicturesOf(
  { db }: Pick<MediaContext, 'db'>,
  claim: PicturesClaim,
): Promise<UploadedPicture[] | null> {
  const rows = new Map((await holdPictures(db, claim)).map((row) => [row.id, row]))
  const pictures = claim.objectIds.flatMap((id) => {
    const { mime, width, height } = rows.get(id) ?? {}
    return mime === undefined || !width || !height ? [] : [{ objectId: id, mime, width, height }]
  })
  return pictures.length === claim.objectIds.length ? pictures : null
}

/** Deletes a picture that no message shows yet. @throws AppError `not_found` */
export async function discardPicture(
  context: MediaContext,
  userId: string,
  objectId: string,
): Promise<void> {
  const removed = await removeUnsent(context.db, userId, objectId)
  if (removed.length === 0) throw new AppError('not_found', 'There is no such picture to discard')
  await removeFiles(context, removed)
}

/**
 * A copy of a picture for a model: a JPEG, as local model servers read nothing newer, its longer side
 * at most `mediaLimits.modelPictureSide`, small enough for the bus. It is made once and kept beside it.
 * @returns null when the user has no such picture
 */
export async function readPictureForModel(
  context: MediaContext,
  userId: string,
  objectId: string,
): Promise<{ type: string; data: string } | null> {
  const row = await findObjectOf(context.db, userId, objectId)
  return row?.purpose === 'attached' ? smallCopy(context, row) : null
}

/** Of any picture; null: it is none, or its bytes are gone. */
export async function smallCopy(
  context: MediaContext,
  row: ObjectRow,
): Promise<{ type: string; data: string } | null> {
  const file = await openVariant(context, row, 'model')
  if (file === null) return null
  const bytes = 'bytes' in file ? file.bytes : await context.objects.read(file.key)
  if (bytes === null) return null
  const { modelPictureBytes, modelPictureSide } = mediaLimits
  // Of noise, half the pixels at a lower quality are an eighth of the bytes.
  const small =
    bytes.byteLength <= modelPictureBytes
      ? bytes
      : await sharp(bytes)
          .resize(modelPictureSide / 2, modelPictureSide / 2, { fit: 'inside' })
          .jpeg({ quality: 60 })
          .toBuffer()
  return { type: file.mime, data: small.toString('base64') }
}
