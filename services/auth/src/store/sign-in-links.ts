import type { SignInProvider } from '@lumen/contracts/auth/provider-operations'
import type { Box } from '@lumen/database/sealing'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AuthTables, SignInLinkTable } from './tables.ts'

type Db = Kysely<AuthTables>
type Tx = Transaction<AuthTables>
type Row = Selectable<SignInLinkTable>

/** An account at a provider. */
export type ProviderAccount = { provider: SignInProvider; subject: string; email: string | null }

const emailContext = ({ user_id, provider }: Pick<Row, 'user_id' | 'provider'>) =>
  `sign_in_links.email:${user_id}:${provider}`

/** The address that a provider told; null: none. */
export const openLinkEmail = (box: Box, row: Row): string | null =>
  row.email === null ? null : box.unseal(row.email, emailContext(row))

/** Whose account one of a provider opens; null: nobody's. */
export async function findLinkedUser(
  db: Db,
  { provider, subject }: Pick<ProviderAccount, 'provider' | 'subject'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('sign_in_links')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Links an account of a provider; false when it, or another one of that provider, is linked already. */
export async function insertLink(
  tx: Tx,
  box: Box,
  userId: string,
  { provider, subject, email }: ProviderAccount,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('sign_in_links')
    .values({
      user_id: userId,
      provider,
      subject,
      email: email === null ? null : box.seal(email, emailContext({ user_id: userId, provider })),
      linked_at: now,
    })
    .onConflict((c) => c.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export const listLinks = (db: Db, userId: string): Promise<Row[]> =>
  db
    .selectFrom('sign_in_links')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .execute()

/** Removes a link; false when there is none. */
export async function removeLink(
  tx: Tx,
  userId: string,
  provider: SignInProvider,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_links')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
