import { chatRequests } from '@lumen/contracts/chat/bus'
import { AppError } from '@lumen/http/app-error'
import type { Static } from 'typebox'
import type { MediaContext } from '../context.ts'

export type Companion = NonNullable<
  Static<(typeof chatRequests)['chat.read-companion']['output']>['companion']
>

/** A companion of the user. @throws AppError `not_found`, `unavailable` */
export async function readCompanion(
  { bus }: Pick<MediaContext, 'bus'>,
  userId: string,
  companionId: string,
): Promise<Companion> {
  const { companion } = await bus
    .request(chatRequests, 'chat.read-companion', { userId, companionId })
    .catch((cause: unknown) => {
      throw new AppError('unavailable', 'Companions cannot be reached just now; try again', {
        cause,
      })
    })
  if (companion === null) throw new AppError('not_found', 'There is no such companion')
  return companion
}
