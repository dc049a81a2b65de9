import { sql, type Kysely } from 'kysely'
import type { BillingTables, TestObjectTable } from './tables.ts'

type Kind = TestObjectTable['kind']

/** An object of the checkout without money, as it was kept; `locked`: until the transaction ends. */
export async function findTestObject(
  db: Kysely<BillingTables>,
  kind: Kind,
  id: string,
  { locked = false } = {},
): Promise<unknown> {
  const row = await db
    .selectFrom('test_objects')
    .select('state')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst()
  return row?.state ?? null
}

/** Keeps an object; `ifNew`: only when there is none with this id. */
export async function saveTestObject(
  db: Kysely<BillingTables>,
  kind: Kind,
  id: string,
  state: object,
  { ifNew = false } = {},
): Promise<void> {
  const text = JSON.stringify(state)
  await db
    .insertInto('test_objects')
    .values({ id, kind, state: text })
    .onConflict((conflict) =>
      ifNew ? conflict.doNothing() : conflict.column('id').doUpdateSet({ state: text }),
    )
    .execute()
}

/** Removes what is kept of a customer. */
export async function removeTestObjects(
  db: Kysely<BillingTables>,
  customerId: string,
): Promise<void> {
  await db
    .deleteFrom('test_objects')
    .where(sql<boolean>`state->>'customerId' = ${customerId}`)
    .execute()
}
