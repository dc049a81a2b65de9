import { newId } from '@lumen/database/ids'
import { sql, type Kysely, type Transaction } from 'kysely'
import {
  houseAccounts,
  type Entry,
  type Holdings,
  type LotSource,
  type Returned,
} from '../domain/holdings.ts'
import { runCombined, type Statement } from './run-combined.ts'
import type { MovementKind } from '../domain/movement-kind.ts'
import type { AccountKind, BillingTables } from './tables.ts'

const houseAccount = (kind: string) =>
  sql<string>`(select id from accounts where user_id is null and kind = ${kind})`
const isHouse = (accountId: string): boolean => houseAccounts.some((kind) => kind === accountId)

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

/** A user's accounts that are not empty. Lots whose time is over are among them until they expire. */
export async function readHoldings(db: Kysely<BillingTables>, userId: string): Promise<Holdings> {
  const rows = await db
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
    .orderBy('accounts.id')
    .execute()
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

/**
 * The statements that enter a movement, to be run together. Entries of one account are put together;
 * empty ones are left out.
 */
export function movementOf(
  tx: Transaction<BillingTables>,
  movement: NewMovement,
  entries: readonly Entry[],
): Statement[] {
  const id = newId()
  const amounts = new Map<string, number>()
  for (const { accountId, amount } of entries)
    amounts.set(accountId, (amounts.get(accountId) ?? 0) + amount)
  const values = [...amounts]
    .filter(([, amount]) => amount !== 0)
    .map(([accountId, amount]) => ({
      movement_id: id,
      account_id: isHouse(accountId) ? houseAccount(accountId) : accountId,
      amount,
    }))
  const entered = tx.insertInto('movements').values({
    id,
    user_id: movement.userId,
    kind: movement.kind,
    idempotency_key: movement.key,
    subject: movement.subject,
    amount: movement.amount,
    created_at: movement.at,
  })
  return values.length === 0 ? [entered] : [entered, tx.insertInto('entries').values(values)]
}

/** Enters a movement. */
export async function move(
  tx: Transaction<BillingTables>,
  movement: NewMovement,
  entries: readonly Entry[],
): Promise<void> {
  const [first, ...rest] = movementOf(tx, movement, entries)
  if (first !== undefined) await runCombined(tx, rest, first)
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
