import { authLimits } from '@lumen/contracts/auth/limits'
import { newId } from '@lumen/database/ids'
import type { Transaction } from 'kysely'
import { hashSessionToken, newSessionToken } from '../domain/session-token.ts'
import { insertSession } from '../store/sessions.ts'
import type { AuthTables } from '../store/tables.ts'

/** Starts a session in the given transaction and returns its token, which is stored only hashed. */
export async function openSession(
  tx: Transaction<AuthTables>,
  userId: string,
  now: Date,
): Promise<string> {
  const token = newSessionToken()
  await insertSession(tx, {
    id: newId(),
    userId,
    tokenHash: hashSessionToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + authLimits.sessionDays * 86_400_000),
  })
  return token
}
