import type { ForgottenMasks } from '@lumen/contracts/memory/masks'
import type { Box } from '@lumen/database/sealing'
import type { Kysely } from 'kysely'
import type { ChatTables } from './tables.ts'

const sealedContext = (userId: string) => `masks.sealed:${userId}`

/** The masks of a user that chat was given last; null when it never was. */
export async function findMasks(
  db: Kysely<ChatTables>,
  box: Box,
  userId: string,
): Promise<ForgottenMasks | null> {
  const row = await db
    .selectFrom('masks')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : (JSON.parse(box.unseal(row.sealed, sealedContext(userId))) as ForgottenMasks)
}

export async function putMasks(
  db: Kysely<ChatTables>,
  box: Box,
  userId: string,
  masks: ForgottenMasks,
): Promise<void> {
  const sealed = box.seal(JSON.stringify(masks), sealedContext(userId))
  await db
    .insertInto('masks')
    .values({ user_id: userId, sealed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed }))
    .execute()
}
