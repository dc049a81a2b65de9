import { authLimits } from '@lumen/contracts/auth/limits'
import { sql, type Kysely, type Transaction } from 'kysely'
import { hashSessionToken, newSessionToken } from '../domain/session-token.ts'
import type { AuthTables, LinkPurpose } from './tables.ts'

export type AccountLink = { userId: string; purpose: LinkPurpose; email: string }

/** When a link of this kind that is made now holds no longer. */
export const linkEnd = (purpose: keyof typeof authLimits.linkMinutes, now: Date): Date =>
  new Date(now.getTime() + authLimits.linkMinutes[purpose] * 60_000)

/**
 * Makes a link and returns its token, which is stored only hashed. Older ones of the same purpose hold
 * no longer, but those that undo a change.
 */
export async function insertLink(
  tx: Transaction<AuthTables>,
  link: AccountLink,
  now: Date,
): Promise<string> {
  const { userId, purpose, email } = link
  if (purpose !== 'email-changed') await removeLinks(tx, userId, [purpose])
  const token = newSessionToken()
  await tx
    .insertInto('account_links')
    .values({
      token_hash: hashSessionToken(token),
      user_id: userId,
      purpose,
      email,
      expires_at: linkEnd(purpose, now),
    })
    .execute()
  return token
}

/** Takes a link out, so that it holds once; null when it is none, or none any more. */
export async function takeLink(
  tx: Transaction<AuthTables>,
  token: string,
  now: Date,
): Promise<AccountLink | null> {
  const row = await tx
    .deleteFrom('account_links')
    .where('token_hash', '=', hashSessionToken(token))
    .where('expires_at', '>', now)
    .returning(['user_id', 'purpose', 'email'])
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, purpose: row.purpose, email: row.email }
}

/** Lets links of a user hold no longer. */
export async function removeLinks(
  tx: Transaction<AuthTables>,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .execute()
}

/** Whether somebody can still take an address back that their account had until now. */
export async function isAddressKept(
  db: Kysely<AuthTables>,
  email: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('account_links')
    .select('user_id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('purpose', '=', 'email-changed')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeEndedLinks(db: Kysely<AuthTables>, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('account_links')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
