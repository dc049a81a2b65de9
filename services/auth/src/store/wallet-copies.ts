import type { PlanId } from '@lumen/contracts/plans'
import type { Kysely } from 'kysely'
import type { AuthTables } from './tables.ts'

/** What billing last said of a user. */
export type WalletCopy = { version: number; credits: number; vipPoints: number; plan: PlanId }

export async function findWalletCopy(
  db: Kysely<AuthTables>,
  userId: string,
): Promise<WalletCopy | null> {
  const row = await db
    .selectFrom('wallet_copies')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { version, credits, plan } = row
  return { version, credits, vipPoints: row.vip_points, plan }
}

/** Keeps what billing says, unless it said something newer before. */
export async function keepWalletCopy(
  db: Kysely<AuthTables>,
  userId: string,
  { version, credits, vipPoints, plan }: WalletCopy,
): Promise<void> {
  const values = { version, credits, vip_points: vipPoints, plan }
  await db
    .insertInto('wallet_copies')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('wallet_copies.version', '<', version),
    )
    .execute()
}
