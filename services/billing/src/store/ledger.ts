import { newId } from '@lumen/database/ids'
import { defineStatement, runAsOne, type Statement } from '@lumen/database/statements'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Entry, Holdings, LotSource, Returned } from '../domain/holdings.ts'
import type { MovementKind } from '../domain/movement-kind.ts'
import type { AccountKind, BillingTables } from './tables.ts'

export type NewMovement = {
  userId: string
  kind: MovementKind
  /** A second movement of a user with it is not made. */
  key: string
  subject: string
  /** What the user has more or less by it. */
  amount: number
  at: Date
}

/** The statement that reads a user's accounts that are not empty, for `holdingsIn`. */
export const holdingsOf = defineStatement(
  (db: Kysely<BillingTables>, { userId }: { userId: string }) =>
    db
      .selectFrom('accounts')
      .leftJoin('lots', 'lots.account_id', 'accounts.id')
      .select([
        'accounts.id',
        'accounts.kind',
        'accounts.balance',
        'lots.source',
        'accounts.expires_at',
        'lots.created_at',
        'lots.reference',
      ])
      .where('accounts.user_id', '=', userId)
      .where(sql<boolean>`accounts.open`)
      .orderBy(sql`accounts.expires_at asc nulls last`)
      .orderBy('lots.created_at')
      .orderBy('accounts.id'),
)

type HoldingRow = {
  id: string
  kind: AccountKind
  balance: number | null
  source: LotSource | null
  expires_at: Date | null
  reference: string | null
}

export function holdingsIn(rows: readonly HoldingRow[]): Holdings {
  const balanceOf = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.balance ?? 0
  return {
    lots: rows.flatMap(({ id, source, balance, expires_at, reference }) =>
      source === null || balance === null
        ? []
        : [{ accountId: id, source, balance, expiresAt: expires_at, reference: reference ?? '' }],
    ),
    held: balanceOf('held'),
    debt: Math.abs(balanceOf('debt')),
  }
}

/** A user's accounts that are not empty. Lots whose time is over are among them until they expire. */
export const readHoldings = async (db: Kysely<BillingTables>, userId: string): Promise<Holdings> =>
  holdingsIn(await runAsOne(db, holdingsOf({ userId })))

/** An account that each user has one of; made when it is first needed. The wallet must be locked. */
export async function singleAccount(
  tx: Transaction<BillingTables>,
  userId: string,
  kind: 'held' | 'debt',
): Promise<string> {
  const found = await tx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return found?.id ?? insertAccount(tx, userId, kind)
}

async function insertAccount(
  tx: Transaction<BillingTables>,
  userId: string,
  kind: AccountKind,
  expiresAt: Date | null = null,
): Promise<string> {
  const id = newId()
  await sql`insert into accounts (id, user_id, kind, balance, expires_at)
    values (${id}, ${userId}, ${kind}, 0, ${expiresAt})`.execute(tx)
  return id
}

export type NewLot = {
  userId: string
  source: LotSource
  granted: number
  expiresAt: Date | null
  reference: string
  at: Date
}

/** An empty lot, to be filled by the movement that grants it. */
export async function insertLot(tx: Transaction<BillingTables>, lot: NewLot): Promise<string> {
  const accountId = await insertAccount(tx, lot.userId, 'lot', lot.expiresAt)
  await tx
    .insertInto('lots')
    .values({
      account_id: accountId,
      user_id: lot.userId,
      source: lot.source,
      granted: lot.granted,
      created_at: lot.at,
      reference: lot.reference,
    })
    .execute()
  return accountId
}

/** Whether a movement with this key was made. */
export async function isMoved(
  db: Kysely<BillingTables>,
  userId: string,
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('movements')
    .select('id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** What was moved with one of these keys. */
export const movementsWith = (
  db: Kysely<BillingTables>,
  userId: string,
  keys: readonly string[],
): Promise<{ subject: string; amount: number }[]> =>
  db
    .selectFrom('movements')
    .select(['subject', 'amount'])
    .where('user_id', '=', userId)
    .where('idempotency_key', 'in', [...keys])
    .execute()

const insertMovement = defineStatement(
  (db: Kysely<BillingTables>, movement: NewMovement & { id: string }) =>
    db.insertInto('movements').values({
      id: movement.id,
      user_id: movement.userId,
      kind: movement.kind,
      idempotency_key: movement.key,
      subject: movement.subject,
      amount: movement.amount,
      created_at: movement.at,
    }),
)

/** Accounts of the house are found by their names. */
const insertEntries = defineStatement(
  (_, { id, accounts, amounts }: { id: string; accounts: string[]; amounts: number[] }) => sql`
    insert into entries (movement_id, account_id, amount)
    select ${id}::uuid, coalesce(house.id, entry.account::uuid), entry.amount
    from unnest(${accounts}::text[], ${amounts}::int[]) as entry (account, amount)
    left join accounts house on house.user_id is null and house.kind = entry.account`,
)

/**
 * The statements that enter a movement, to be run together. Entries of one account are put together;
 * empty ones are left out.
 */
export function movementOf(
  movement: NewMovement,
  entries: readonly Entry[],
): [Statement, Statement] {
  const id = newId()
  const sums = new Map<string, number>()
  for (const { accountId, amount } of entries)
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount)
  const moved = [...sums].filter(([, amount]) => amount !== 0)
  const accounts = moved.map(([accountId]) => accountId)
  const amounts = moved.map(([, amount]) => amount)
  return [insertMovement({ ...movement, id }), insertEntries({ id, accounts, amounts })]
}

/** Enters a movement. */
export async function move(
  tx: Transaction<BillingTables>,
  movement: NewMovement,
  entries: readonly Entry[],
): Promise<void> {
  await runAsOne(tx, ...movementOf(movement, entries))
}

/** What a movement took from the lots of its user. */
export async function takenFromLots(
  db: Kysely<BillingTables>,
  userId: string,
  key: string,
): Promise<readonly Returned[]> {
  const rows = await db
    .selectFrom('movements')
    .innerJoin('entries', 'entries.movement_id', 'movements.id')
    .innerJoin('accounts', 'accounts.id', 'entries.account_id')

    .select(['entries.account_id', 'entries.amount', 'accounts.expires_at'])
    .where('movements.user_id', '=', userId)
    .where('movements.idempotency_key', '=', key)
    .where('accounts.kind', '=', 'lot')
    .where('entries.amount', '<', 0)
    // What goes back goes first to what lives longest.
    .orderBy(sql`accounts.expires_at desc nulls first`)
    .execute()
  return rows.map(({ account_id, amount, expires_at }) => ({
    accountId: account_id,
    amount: -amount,
    expiresAt: expires_at,
  }))
}
