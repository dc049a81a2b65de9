import type { Sealer } from '@lumen/database/sealing'
import type { Kysely, Transaction } from 'kysely'
import { hashRecoveryCode } from '../domain/recovery-code.ts'
import type { AuthTables } from './tables.ts'

type Db = Kysely<AuthTables>
type Tx = Transaction<AuthTables>

export type Authenticator = { secret: string; confirmedAt: Date | null; lastStep: number }

const contextOf = (userId: string) => `authenticators.secret:${userId}`

/** Begins with an authenticator app; one that is not confirmed is replaced. False when one is in use. */
export async function beginAuthenticator(
  tx: Tx,
  sealer: Sealer,
  userId: string,
  secret: string,
): Promise<boolean> {
  const box = await sealer.open(tx, userId)
  const sealed = box.seal(secret, contextOf(userId))
  const written = await tx
    .insertInto('authenticators')
    .values({ user_id: userId, secret: sealed, confirmed_at: null })
    .onConflict((c) =>
      c
        .column('user_id')
        .doUpdateSet({ secret: sealed, last_step: 0 })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return written !== undefined
}

/** The account’s authenticator app; nobody else takes a code of it until the transaction ends. */
export async function lockAuthenticator(
  tx: Tx,
  sealer: Sealer,
  userId: string,
): Promise<Authenticator | null> {
  const row = await tx
    .selectFrom('authenticators')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const box = await sealer.open(tx, userId)
  return {
    secret: box.unseal(row.secret, contextOf(userId)),
    confirmedAt: row.confirmed_at,
    lastStep: Number(row.last_step),
  }
}

/** Notes the step whose code was taken, and that the app is confirmed. */
export async function recordStep(
  tx: Tx,
  userId: string,
  step: number,
  confirmedAt?: Date,
): Promise<void> {
  await tx
    .updateTable('authenticators')
    .set({ last_step: step, ...(confirmedAt && { confirmed_at: confirmedAt }) })
    .where('user_id', '=', userId)
    .execute()
}

/** Whether signing in asks for a code. */
export async function hasAuthenticator(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes app and recovery codes; false when there was no app. */
export async function removeAuthenticator(tx: Tx, userId: string): Promise<boolean> {
  // The app first: whoever makes codes just now holds it, and those go, too.
  const result = await tx
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  return result.numDeletedRows > 0n
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute()
}

/** Uses a recovery code up; false when it is none of the account. */
export async function takeRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
