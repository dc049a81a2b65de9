import { authLimits } from '@lumen/contracts/auth/limits'
import type { Device } from '@lumen/contracts/auth/notifications'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import { hashSessionToken, newSessionToken } from '../domain/session-token.ts'
import { findAccount } from '../store/accounts.ts'
import { findDeletion } from '../store/account-deletions.ts'
import { insertSession } from '../store/sessions.ts'
import type { AuthTables } from '../store/tables.ts'

/**
 * Starts a session in the given transaction and returns its id and token, which is stored only hashed.
 * An account that is being erased is as one that is not there (`bad_credentials`).
 * @throws AppError `account_suspended`, whatever way somebody signs in by
 */
export async function openSession(
  tx: Transaction<AuthTables>,
  userId: string,
  now: Date,
  device: Device,
): Promise<{ id: string; token: string }> {
  if ((await findAccount(tx, userId))?.suspendedAt)
    throw new AppError('account_suspended', 'This account is suspended')
  const id = newId()
  const token = newSessionToken()
  await insertSession(tx, {
    id,
    userId,
    tokenHash: hashSessionToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + authLimits.sessionDays * 86_400_000),
    device,
  })
  // Looked at after the row is there: whoever begins to erase the account waits for it, or was first.
  const deletion = await findDeletion(tx, userId)
  if (deletion !== null && deletion.began_at !== null)
    throw new AppError('bad_credentials', 'E-mail address or password is wrong')
  return { id, token }
}
