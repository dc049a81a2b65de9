import type { Sealer } from '@lumen/database/sealing'
import { newId } from '@lumen/database/ids'
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthTables } from './tables.ts'

/** Seals what belongs to the product and to no user. */
const nobody = '00000000-0000-0000-0000-000000000000'
const contextOf = (id: string) => `receipt_keys.private_key:${id}`

/** The Ed25519 key that receipts are signed with; made when it is first needed, kept sealed. */
export async function openReceiptKey(db: Kysely<AuthTables>, sealer: Sealer): Promise<KeyObject> {
  const box = await sealer.open(db, nobody)
  const stored = () => db.selectFrom('receipt_keys').selectAll().executeTakeFirst()
  let row = await stored()
  if (row === undefined) {
    const id = newId()
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
    await db
      .insertInto('receipt_keys')
      .values({ id, private_key: box.seal(String(pem), contextOf(id)) })
      .onConflict((c) => c.column('only').doNothing())
      .execute()
    // Of two that made one at the same time, both use the first.
    row = await stored()
  }
  if (row === undefined) throw new Error('The key of receipts could not be kept')
  return createPrivateKey(box.unseal(row.private_key, contextOf(row.id)))
}
