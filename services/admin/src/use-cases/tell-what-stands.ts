import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import type { AdminContext } from '../context.ts'
import { isSuspended } from '../store/suspensions.ts'

/**
 * Tells an owner what stands, and again when that changed while it was told: of two decisions that are
 * carried out at once, what is told last is what stands.
 */
export async function tellWhatStands<Answer>(
  stands: () => Promise<boolean>,
  tell: (standing: boolean) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const told = await stands()
    const answer = await tell(told)
    if ((await stands()) === told) return answer
  }
}

/**
 * Has auth close an account, or open it where nothing closes it any longer.
 * @param reason as an administrator wrote it, which its owner is mailed
 */
export const settleAccount = (
  { db, bus }: Pick<AdminContext, 'db' | 'bus'>,
  userId: string,
  reason?: string,
) =>
  tellWhatStands(
    () => isSuspended(db, userId),
    (suspended) =>
      bus.request(authOfficeRequests, 'auth.suspend-account', {
        userId,
        suspended,
        ...(suspended && reason !== undefined && { reason }),
      }),
  )
