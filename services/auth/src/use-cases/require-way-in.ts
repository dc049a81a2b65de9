import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import { countPasskeys } from '../store/passkeys.ts'
import { listLinks } from '../store/sign-in-links.ts'
import type { AuthTables } from '../store/tables.ts'
import { findPasswordHash } from '../store/users.ts'

/**
 * After one of the ways into an account was taken off: throws `last_way_in` when no password, passkey
 * or provider opens it any more. The caller holds the lock of the user.
 */
export async function requireWayIn(tx: Transaction<AuthTables>, userId: string): Promise<void> {
  if ((await findPasswordHash(tx, userId)) !== null) return
  if ((await listLinks(tx, userId)).length > 0 || (await countPasskeys(tx, userId)) > 0) return
  throw new AppError('last_way_in', 'Nothing else would open this account: set a password first')
}
