import { loadConfig } from '@lumen/billing/config'
import { createContext } from '@lumen/billing/context'
import { settle } from '@lumen/billing/use-cases/end-reservation'
import { openWallet } from '@lumen/billing/use-cases/open-wallet'
import { grantCredits } from '@lumen/billing/use-cases/grant-credits'
import { reserve } from '@lumen/billing/use-cases/reserve'
import { newId } from '@lumen/database/ids'
import { openTestEnvironment } from '@lumen/provision/testing'
import { newSecrets } from '@lumen/stack/secrets'
import { sql } from 'kysely'
import { seedHistory } from '../support/ledger-history.ts'
import { against, type BenchOptions, type Row } from '../support/rows.ts'
import { median } from '../support/statistics.ts'

/**
 * Reserve and settle on a real PostgreSQL. How many a second on one wallet
 * (they go one by one) and on 1,000, beside the least that could do it right, in plain rows; rounds take
 * turns. And that a wallet with 1,000,000 entries behind it pays no more than one with 1,000.
 */
const secrets = newSecrets([])
const atOnce = 8

async function openStore() {
  const environment = await openTestEnvironment('billing')
  const { context, closer } = await createContext(
    loadConfig({
      BILLING_DATABASE_URL: environment.databaseUrl,
      ...environment.env,
      LUMEN_IDENTITY_PUBLIC_KEY: secrets.identity.publicKey,
      LOG_LEVEL: 'error',
    }),
  )
  return {
    context,
    async close() {
      await closer.close()
      await environment.close()
    },
  }
}
type Store = Awaited<ReturnType<typeof openStore>>

/** A wallet with more credits than a bench spends. */
async function fillWallet({ context }: Store): Promise<string> {
  const userId = newId()
  await context.db.transaction().execute(async (tx) => {
    const at = context.clock.now()
    await openWallet(context, tx, userId, at)
    const credits = 1_000_000
    const pack = { key: 'bench', source: 'pack', subject: 'pack:ultimate', credits } as const
    await grantCredits(tx, { ...pack, userId, expiresAt: null, reference: 'bench', at })
  })
  return userId
}

let uses = 0
async function use({ context }: Store, userId: string): Promise<void> {
  const key = `use-${(uses += 1)}`
  const asked = { userId, key, kind: 'video', units: 1, holdSeconds: 600 } as const
  const held = await reserve(context, asked)
  if (held.outcome !== 'reserved') throw new Error(`refused: ${held.reason}`)
  await settle(context, { reservationId: held.reservationId })
}

/**
 * What a use would take without a ledger: the wallet is locked, changed and that noted, twice. Asked again
 * nothing may be taken twice, so what is reserved has a row under its key; and others are to hear of it.
 */
async function useBare({ context }: Store, userId: string): Promise<void> {
  const key = `use-${(uses += 1)}`
  const id = newId()
  await context.db.transaction().execute(async (tx) => {
    await sql`select balance from bare_wallets where user_id = ${userId} for update`.execute(tx)
    await sql`insert into bare_reservations (id, user_id, key, amount, status)
      values (${id}, ${userId}, ${key}, 50, 'reserved')`.execute(tx)
    await changeBare(tx, userId, -50)
  })
  await context.db.transaction().execute(async (tx) => {
    await sql`select balance from bare_wallets where user_id = ${userId} for update`.execute(tx)
    const { numAffectedRows } = await sql`update bare_reservations set status = 'settled'
      where id = ${id} and status = 'reserved'`.execute(tx)
    if (numAffectedRows !== 1n) throw new Error('settled twice')
    await changeBare(tx, userId, 0)
    await sql`insert into bare_events (event_id, payload)
      values (${newId()}, ${JSON.stringify({ userId })})`.execute(tx)
  })
}

async function changeBare(tx: Store['context']['db'], userId: string, amount: number) {
  await sql`update bare_wallets set balance = balance + ${amount}
    where user_id = ${userId}`.execute(tx)
  await sql`insert into bare_notes (id, user_id, amount)
    values (${newId()}, ${userId}, ${amount})`.execute(tx)
}

async function makeBareWallets({ context: { db } }: Store, wallets: readonly string[]) {
  await sql`create table bare_wallets (user_id uuid primary key, balance int)`.execute(db)
  await sql`create table bare_notes (id uuid primary key, user_id uuid, amount int)`.execute(db)
  await sql`create table bare_reservations (id uuid primary key, user_id uuid, key text, amount int,
    status text, unique (user_id, key))`.execute(db)
  await sql`create table bare_events (id bigint generated always as identity primary key,
    event_id uuid, payload jsonb)`.execute(db)
  for (const userId of wallets)
    await sql`insert into bare_wallets values (${userId}, 1000000)`.execute(db)
}

/** Uses a second, `atOnce` at a time, wallets in turn. */
async function rate(
  store: Store,
  wallets: readonly string[],
  count: number,
  act: typeof use = use,
): Promise<number> {
  let next = 0
  const started = performance.now()
  const worker = async () => {
    for (let at = next++; at < count; at = next++)
      await act(store, wallets[at % wallets.length] ?? '')
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return count / ((performance.now() - started) / 1000)
}

/** Milliseconds of uses, one after the other. */
async function times(store: Store, userId: string, count: number): Promise<number[]> {
  const taken: number[] = []
  for (let index = 0; index < count; index += 1) {
    const started = performance.now()
    await use(store, userId)
    taken.push(performance.now() - started)
  }
  return taken
}

/** Uses a second on these wallets, beside bare rows; rounds take turns. */
async function compareRates(
  name: string,
  store: Store,
  wallets: readonly string[],
  { rounds, count }: { rounds: number; count: number },
): Promise<Row> {
  const [ours, baseline]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await rate(store, wallets, count))
    baseline.push(await rate(store, wallets, count, useBare))
  }
  return against({ name, unit: '/s', goal: { atLeast: 0.5 }, ours, baseline })
}

/** What a use takes with a long history behind it, beside a short one. */
async function compareHistories(
  short: Store,
  long: Store,
  entries: number,
  rounds: number,
): Promise<Row> {
  const few = await fillWallet(short)
  await seedHistory(short.context.db, few, 1_000)
  const many = await fillWallet(long)
  await seedHistory(long.context.db, many, entries)
  await times(short, few, 50)
  await times(long, many, 50)
  const [ours, baseline]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    baseline.push(median(await times(short, few, 50)))
    ours.push(median(await times(long, many, 50)))
  }
  const name = `billing: reserve+settle behind ${entries.toLocaleString('en')} entries, to 1,000`
  return against({ name, unit: 'ms', goal: { atMost: 1.3 }, ours, baseline })
}

export async function bench({ short: isShort }: BenchOptions): Promise<Row[]> {
  const [rounds, count, entries] = isShort ? [1, 100, 20_000] : [5, 400, 1_000_000]
  const stores: Store[] = []
  try {
    const [short, long] = [await openStore(), await openStore()]
    stores.push(short, long)
    const wallets: string[] = []
    for (let index = 0; index < (isShort ? 50 : 1_000); index += 1)
      wallets.push(await fillWallet(short))
    const [one = ''] = wallets
    await makeBareWallets(short, wallets)
    await rate(short, [one], 200)
    // What autovacuum does a minute after: plans made for empty tables are made anew.
    await sql`analyze`.execute(short.context.db)
    return [
      await compareRates('billing: reserve+settle, one wallet, to bare rows', short, [one], {
        rounds,
        count,
      }),
      await compareRates('billing: reserve+settle, many wallets, to bare rows', short, wallets, {
        rounds,
        count,
      }),
      await compareHistories(short, long, entries, rounds * 2),
    ]
  } finally {
    for (const store of stores) await store.close()
  }
}
