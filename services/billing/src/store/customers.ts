import type { Kysely } from 'kysely'
import type { ProviderName } from '../domain/payment-provider.ts'
import type { BillingTables } from './tables.ts'

/** The provider's id of a user; null: they never bought anything. */
export async function findCustomer(
  db: Kysely<BillingTables>,
  provider: ProviderName,
  userId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('customer_id')
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.customer_id ?? null
}

/** Whose id it is; null: nobody's of this product. */
export async function findUserOf(
  db: Kysely<BillingTables>,
  provider: ProviderName,
  customerId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('user_id')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.user_id ?? null
}

export async function insertCustomer(
  db: Kysely<BillingTables>,
  provider: ProviderName,
  userId: string,
  customerId: string,
): Promise<void> {
  await db
    .insertInto('customers')
    .values({ provider, user_id: userId, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A user as each provider knows them. */
export const customersOf = (
  db: Kysely<BillingTables>,
  userId: string,
): Promise<{ provider: ProviderName; customer_id: string }[]> =>
  db
    .selectFrom('customers')
    .select(['provider', 'customer_id'])
    .where('user_id', '=', userId)
    .execute()
