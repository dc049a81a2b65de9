import type { Language } from '@lumen/contracts/languages'
import { mediaEvents } from '@lumen/contracts/media/bus'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import sharp from 'sharp'
import type { MediaContext } from '../context.ts'
import { intakePicture } from '../intake/intake-picture.ts'
import { putAvatar, releaseObject, type AvatarOrigin, type AvatarOwner } from '../store/avatars.ts'
import { findObjectOf, insertObject, removeUnheldBeyond } from '../store/objects.ts'
import type { ObjectPurpose } from '../store/tables.ts'
import { keepBytes, type ObjectToKeep } from './keep-object.ts'
import { removeFiles } from './remove-objects.ts'

type Picture = Pick<ObjectToKeep, 'bytes' | 'mime' | 'width' | 'height' | 'model' | 'contentId'>

/** Longest side of an avatar, in pixels. */
export const avatarSide = 1_024
/** Former avatars that stay until their time is over, as pages may show them still; for a user in all. */
const replacedAtMost = 5
const usableAsAvatar = new Set<ObjectPurpose>(['avatar', 'picture', 'upload'])
const objectAddress =
  /^(?:https?:\/\/[^/?#]+)?\/api\/media\/objects\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#].*)?$/i

export const pictureAddress = (objectId: string): string => `/api/media/objects/${objectId}`

/**
 * Makes a picture of the user’s somebody’s avatar: a square copy of it, which stays when the picture is
 * deleted where it was made.
 * @returns the address of the avatar
 * @throws AppError `not_found` when the user has no such picture
 */
export async function setAvatar(
  context: MediaContext,
  owner: AvatarOwner,
  imageUrl: string,
  origin: AvatarOrigin,
  language: Language,
): Promise<string> {
  const picture = await readPicture(context, owner.userId, imageUrl, language)
  return storeAvatar(context, owner, picture, origin)
}

async function readPicture(
  { db, objects }: MediaContext,
  userId: string,
  imageUrl: string,
  language: Language,
): Promise<Picture> {
  const missing = () => new AppError('not_found', 'There is no generated avatar at this address')
  const id = objectAddress.exec(imageUrl.trim())?.[1]?.toLowerCase()
  const row = id === undefined ? null : await findObjectOf(db, userId, id)
  if (row === null || !usableAsAvatar.has(row.purpose) || !row.mime.startsWith('image/'))
    throw missing()
  const bytes = await objects.read(row.storage_key)
  if (bytes === null) throw missing()
  const about = { model: row.model, contentId: row.content_id }
  const { width, height } = await sharp(bytes).metadata()
  if (width === height && width <= avatarSide)
    return { ...about, bytes, mime: row.mime, width, height }
  const square = Math.min(width, height, avatarSide)
  const cut = await intakePicture(bytes, language, { square, maxBytes: bytes.byteLength })
  return { ...about, ...cut }
}

/** Keeps a square picture as somebody’s avatar, and tells it. @returns its address */
export async function storeAvatar(
  context: MediaContext,
  owner: AvatarOwner,
  picture: Picture,
  origin: AvatarOrigin,
): Promise<string> {
  const { db, sealer } = context
  const { userId, companionId } = owner
  const box = await sealer.open(db, userId)
  const avatar = { ...picture, userId, companionId, purpose: 'avatar', bound: true } as const
  const file = await keepBytes(context, avatar)
  const objectId = await db.transaction().execute(async (tx) => {
    const kept = await insertObject(tx, file)
    const before = await putAvatar(tx, box, owner, { ...origin, objectId: kept.id })
    if (before !== null) await releaseObject(tx, before)
    if (companionId === null)
      await appendEvent(tx, mediaEvents, 'media.user-avatar-changed', { userId, objectId: kept.id })
    else
      await appendEvent(tx, mediaEvents, 'media.companion-avatar-changed', {
        userId,
        companionId,
        objectId: kept.id,
      })
    return kept.id
  })
  context.eventsCommitted()
  await removeReplaced(context, userId)
  return pictureAddress(objectId)
}

/** The avatar is set, whatever becomes of the former ones. */
async function removeReplaced(context: MediaContext, userId: string): Promise<void> {
  try {
    await removeFiles(
      context,
      await removeUnheldBeyond(context.db, userId, 'avatar', replacedAtMost),
    )
  } catch (error) {
    context.log.warn({ err: error, userId }, 'replaced avatars are left to the sweep')
  }
}
