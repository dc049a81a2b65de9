import type { Passkey } from '@lumen/contracts/auth/passkeys'
import type { Box, Sealer } from '@lumen/database/sealing'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AuthTables, PasskeyTable } from './tables.ts'

type Db = Kysely<AuthTables>
type Tx = Transaction<AuthTables>
type Row = Selectable<PasskeyTable>

const nameContext = (id: string) => `passkeys.name:${id}`

export const openPasskeyName = (box: Box, { id, name }: Pick<Row, 'id' | 'name'>): string =>
  box.unseal(name, nameContext(id))

const present = (box: Box, row: Row): Passkey => ({
  id: row.id,
  name: openPasskeyName(box, row),
  synced: row.synced,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

export type NewPasskey = {
  id: string
  userId: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: readonly string[]
  synced: boolean
  name: string
  createdAt: Date
}

/** Adds a passkey; null when somebody has it already. */
export async function insertPasskey(
  tx: Tx,
  sealer: Sealer,
  passkey: NewPasskey,
): Promise<Passkey | null> {
  const { id, userId } = passkey
  const box = await sealer.open(tx, userId)
  const row = await tx
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      synced: passkey.synced,
      name: box.seal(passkey.name, nameContext(id)),
      created_at: passkey.createdAt,
      last_used_at: null,
    })
    .onConflict((c) => c.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : present(box, row)
}

/** A user’s passkeys, the newest first. */
export async function listPasskeys(db: Db, sealer: Sealer, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  if (rows.length === 0) return []
  const box = await sealer.open(db, userId)
  return rows.map((row) => present(box, row))
}

/** What browsers need to know of a user’s passkeys, so that none makes a second one. */
export async function listCredentials(
  db: Db,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ credential_id, transports }) => ({ id: credential_id, transports }))
}

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type KnownPasskey = {
  id: string
  userId: string
  /** Of its account. */
  email: string
  publicKey: Uint8Array<ArrayBuffer>
}

/** The passkey that WebAuthn names so, and whose it is. */
export async function findPasskey(db: Db, credentialId: string): Promise<KnownPasskey | null> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'email', 'public_key'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        id: row.id,
        userId: row.user_id,
        email: row.email,
        publicKey: new Uint8Array(row.public_key),
      }
}

/**
 * Notes that a passkey was used. Its counter must have grown, unless it does not count: of two uses with
 * the same one, one holds.
 * @returns `behind` when it did not grow, `gone` when the passkey was removed meanwhile
 */
export async function recordUse(
  db: Db,
  id: string,
  use: { counter: number; synced: boolean; at: Date },
): Promise<'recorded' | 'behind' | 'gone'> {
  const result = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, synced: use.synced, last_used_at: use.at })
    .where('id', '=', id)
    .where((w) =>
      use.counter === 0 ? w('counter', '=', '0') : w('counter', '<', String(use.counter)),
    )
    .executeTakeFirst()
  if (result.numUpdatedRows > 0n) return 'recorded'
  const left = await db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()
  return left === undefined ? 'gone' : 'behind'
}

/** Names a user’s passkey; null when it is none of theirs. */
export async function renamePasskey(
  tx: Tx,
  sealer: Sealer,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<Passkey | null> {
  const box = await sealer.open(tx, userId)
  const row = await tx
    .updateTable('passkeys')
    .set({ name: box.seal(name, nameContext(id)) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : present(box, row)
}

/** Removes a user’s passkey; false when it is none of theirs. */
export async function removePasskey(tx: Tx, id: string, userId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
