import type { Preferences } from '@lumen/contracts/auth/schema'
import type { Language } from '@lumen/contracts/languages'
import type { Box, Sealer } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { AuthTables, UserTable } from './tables.ts'

/** A user as the service works with it: opened, without the password hash. */
export type StoredUser = {
  id: string
  email: string
  username: string
  firstName: string | null
  role: 'user' | 'admin'
  isVerified: boolean
  birthDate: string | null
  region: string | null
  preferences: Preferences
  createdAt: Date
  lastLoginAt: Date | null
  avatarObjectId: string | null
  emailVerifiedAt: Date | null
}

export type NewUser = {
  id: string
  email: string
  username: string
  /** null: they sign in with a provider. */
  passwordHash: string | null
  birthDate: string | null
  region: string | null
  language: Language
  createdAt: Date
  emailVerifiedAt: Date | null
}

type Db = Kysely<AuthTables>
type Tx = Transaction<AuthTables>

const birthDateContext = (userId: string) => `users.birth_date:${userId}`

/** `YYYY-MM-DD`; null: it is not known. */
export const openBirthDate = (
  box: Box,
  row: Pick<Selectable<UserTable>, 'id' | 'birth_date'>,
): string | null =>
  row.birth_date === null ? null : box.unseal(row.birth_date, birthDateContext(row.id))

async function open(db: Db, sealer: Sealer, row: Selectable<UserTable>): Promise<StoredUser> {
  const birthDate =
    row.birth_date === null ? null : openBirthDate(await sealer.open(db, row.id), row)
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    firstName: row.first_name,
    role: row.role,
    isVerified: row.is_verified,
    birthDate,
    region: row.region,
    preferences: { language: row.language, theme: row.theme },
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    avatarObjectId: row.avatar_object_id,
    emailVerifiedAt: row.email_verified_at,
  }
}

/** Inserts a user; false when the e-mail address is taken. */
export async function insertUser(tx: Tx, box: Box, user: NewUser): Promise<boolean> {
  const inserted = await tx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      username: user.username,
      password_hash: user.passwordHash,
      birth_date:
        user.birthDate === null ? null : box.seal(user.birthDate, birthDateContext(user.id)),
      region: user.region,
      language: user.language,
      created_at: user.createdAt,
      last_login_at: user.createdAt,
      first_name: null,
      email_verified_at: user.emailVerifiedAt,
    })
    .onConflict((c) => c.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findUser(db: Db, sealer: Sealer, id: string): Promise<StoredUser | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : open(db, sealer, row)
}

/** Whether an account is there; nobody else changes it until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Whether companions may write to somebody by themselves: not while their account is suspended or closing. */
export async function mayBeContacted(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .leftJoin('account_deletions', 'account_deletions.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', id)
    .where('users.suspended_at', 'is', null)
    .where('account_deletions.user_id', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether there is such an account. */
export async function userExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Waits for whoever signs in to an account just now, and lets nobody until the transaction ends. */
export async function holdUser(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
}

/** The address of an account; null when it is gone. */
export async function findEmail(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
  return row?.email ?? null
}

/** Removes an account with all that belongs to it here; false when it is gone. */
export async function removeUser(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('users').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * The id and password hash behind an e-mail address, without regard to case. Case is taken off as
 * the throttle of sign-in does it: what finds one account counts as one there.
 */
export async function findCredentials(
  db: Db,
  email: string,
): Promise<{ id: string; passwordHash: string | null } | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, passwordHash: row.password_hash }
}

/** Notes a sign-in; false when the password has changed since it was checked. */
export async function recordLogin(
  tx: Tx,
  { id, passwordHash }: { id: string; passwordHash: string },
  at: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ last_login_at: at })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Notes a sign-in that no password was asked for. */
export async function noteLogin(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ last_login_at: at }).where('id', '=', id).execute()
}

/** Who has an e-mail address, without regard to case, and how they are written to. */
export async function findAddressee(
  db: Db,
  email: string,
): Promise<{ id: string; email: string; language: Language } | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return row ?? null
}

/** Notes that an address is its owner’s; false when the account has another one by now. */
export async function markEmailVerified(
  tx: Tx,
  id: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Gives an account another address, which its owner has shown to be theirs; false when it is taken. */
export async function updateEmail(tx: Tx, id: string, email: string, now: Date): Promise<boolean> {
  const taken = await findAddressee(tx, email)
  if (taken !== null && taken.id !== id) return false
  await tx
    .updateTable('users')
    .set({ email, email_verified_at: now })
    .where('id', '=', id)
    .execute()
  return true
}

/** Sets a password whatever it was before. */
export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** The password hash of an account; null when it is gone or has none. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** Replaces one password hash by another; false when it is not that one any more. */
export async function updatePassword(
  tx: Tx,
  id: string,
  change: { from: string; to: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ password_hash: change.to })
    .where('id', '=', id)
    .where('password_hash', '=', change.from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Notes a user's picture, or none; false when the account is gone. */
export async function setAvatarObject(
  tx: Tx,
  id: string,
  objectId: string | null,
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ avatar_object_id: objectId })
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export type UserChange = Partial<
  Pick<StoredUser, 'username' | 'firstName' | 'birthDate' | 'region' | 'role' | 'isVerified'>
> & { language?: Language; theme?: Preferences['theme'] }

/** Changes what is given and leaves the rest; `birthDate` is sealed. */
export async function updateUser(
  tx: Tx,
  box: Box | null,
  id: string,
  change: UserChange,
): Promise<void> {
  const values = {
    ...(change.username !== undefined && { username: change.username }),
    ...(change.firstName !== undefined && { first_name: change.firstName }),
    ...(change.region !== undefined && { region: change.region }),
    ...(change.role !== undefined && { role: change.role }),
    ...(change.isVerified !== undefined && { is_verified: change.isVerified }),
    ...(change.language !== undefined && { language: change.language }),
    ...(change.theme !== undefined && { theme: change.theme }),
    ...(typeof change.birthDate === 'string' &&
      box !== null && { birth_date: box.seal(change.birthDate, birthDateContext(id)) }),
  }
  await tx.updateTable('users').set(values).where('id', '=', id).execute()
}
