import type { AuthContext } from '../context.ts'
import { findCredentials } from '../store/users.ts'
import { changeUser } from './change-user.ts'

/** Makes an account a verified administrator (or takes that back); false when there is none. */
export async function setAdmin(
  context: AuthContext,
  email: string,
  isAdmin: boolean,
): Promise<boolean> {
  const account = await findCredentials(context.db, email)
  if (account === null) return false
  await changeUser(context, account.id, {
    role: isAdmin ? 'admin' : 'user',
    isVerified: isAdmin,
  })
  return true
}
