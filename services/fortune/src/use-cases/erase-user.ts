import type { FortuneContext } from '../context.ts'
import { deleteProfile } from '../store/birth-profiles.ts'

/** Erases all that is kept of a user; afterwards nothing sealed for them opens, in no backup either. */
export async function eraseUser({ db, sealer }: FortuneContext, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteProfile(tx, userId)
    await tx.deleteFrom('openings').where('user_id', '=', userId).execute()
  })
  await sealer.forget(db, userId)
}
