import type { CompanionAvatar, UserAvatar } from '@lumen/contracts/media/schema'
import type { MediaContext } from '../context.ts'
import { findAvatar, type Wearer } from '../store/avatars.ts'
import { readCompanion } from './read-companion.ts'
import { pictureAddress } from './wear-picture.ts'

/** What the user wears; all null: nothing. */
export async function readUserAvatar(context: MediaContext, userId: string): Promise<UserAvatar> {
  return (await read(context, { userId, companionId: null })) ?? nothing
}

/** What a companion of the user wears. @throws AppError `not_found`, `unavailable` */
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

async function read({ db, sealer }: MediaContext, wearer: Wearer): Promise<UserAvatar | null> {
  const box = await sealer.open(db, wearer.userId)
  const avatar = await findAvatar(db, box, wearer)
  if (avatar === null) return null
  const { objectId, ...origin } = avatar
  return { imageUrl: pictureAddress(objectId), ...origin }
}
