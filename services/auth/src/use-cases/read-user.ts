import type { User } from '@lumen/contracts/auth/schema'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { findDeletion } from '../store/account-deletions.ts'
import { findUser, type StoredUser } from '../store/users.ts'
import { presentUser } from './present-user.ts'
import { readWallet } from './read-wallet.ts'

/** The user as clients see it; `unauthenticated` when the account is gone. */
export async function readUser(context: AuthContext, userId: string): Promise<User> {
  const user = await requireUser(context, userId)
  const [wallet, deletion] = await Promise.all([
    readWallet(context, userId),
    findDeletion(context.db, userId),
  ])
  return presentUser(
    user,
    wallet,
    context.clock.now(),
    context.mailer.mode !== 'off',
    deletion?.due_at,
  )
}

/** What the user told when signing up, for nobody else; null: they confirmed their age instead. */
export async function readBirthDate(
  context: AuthContext,
  userId: string,
): Promise<{ birthDate: string | null }> {
  const { birthDate } = await requireUser(context, userId)
  return { birthDate }
}

async function requireUser({ db, sealer }: AuthContext, userId: string): Promise<StoredUser> {
  const user = await findUser(db, sealer, userId)
  if (user === null) throw new AppError('unauthenticated', 'This account does not exist any more')
  return user
}
