import type { CompanionAvatar, UserAvatar } from '@lumen/contracts/media/schema'
import type { MediaContext } from '../context.ts'
import { findAvatar, type AvatarOwner } from '../store/avatars.ts'
import { readCompanion } from './read-companion.ts'
import { pictureAddress } from './set-avatar.ts'

/** The avatar of the user; all null: none. */
export async function readUserAvatar(context: MediaContext, userId: string): Promise<UserAvatar> {
  return (await read(context, { userId, companionId: null })) ?? nothing
}

/** The avatar of a companion of the user’s. @throws AppError `not_found`, `unavailable` */
export async function readCompanionAvatar(
  context: MediaContext,
  userId: string,
  companionId: string,
): Promise<CompanionAvatar> {
  const avatar = await read(context, { userId, companionId })
  if (avatar === null) await readCompanion(context, userId, companionId)
  const shown = avatar ?? nothing
  return { ...shown, avatarUrl: shown.imageUrl }
}

const nothing: UserAvatar = {
  imageUrl: null,
  styleType: null,
  generationPrompt: null,
  model: null,
}

async function read({ db, sealer }: MediaContext, owner: AvatarOwner): Promise<UserAvatar | null> {
  const box = await sealer.open(db, owner.userId)
  const avatar = await findAvatar(db, box, owner)
  if (avatar === null) return null
  const { objectId, ...origin } = avatar
  return { imageUrl: pictureAddress(objectId), ...origin }
}
