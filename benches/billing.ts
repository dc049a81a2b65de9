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
import { seedHistory } from './ledger-history.ts'

/**
 * `npm run bench:billing`: reserve and settle on a real PostgreSQL. How many a second on one wallet
 * (they go one by one) and on 1,000, beside the least that could do it: two transactions that lock a
 * row, change its balance and note that; rounds take turns. And that a wallet with 1,000,000 entries behind it pays no more
 * than one with 1,000: goal ≤ 1.3 ×, medians of rounds that take turns.
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

/** What a use would take without a ledger: the row is locked, changed and noted, twice. */
async function useBare({ context }: Store, userId: string): Promise<void> {
  for (const amount of [-50, 0])
    await context.db.transaction().execute(async (tx) => {
      await sql`select balance from bare_wallets where user_id = ${userId} for update`.execute(tx)
      await sql`update bare_wallets set balance = balance + ${amount}
        where user_id = ${userId}`.execute(tx)
      await sql`insert into bare_notes (id, user_id, amount)
        values (${newId()}, ${userId}, ${amount})`.execute(tx)
    })
}

async function makeBareWallets({ context }: Store, wallets: readonly string[]): Promise<void> {
  await sql`create table bare_wallets (user_id uuid primary key, balance int)`.execute(context.db)
  await sql`create table bare_notes (id uuid primary key, user_id uuid, amount int)`.execute(
    context.db,
  )
  for (const userId of wallets)
    await sql`insert into bare_wallets values (${userId}, 1000000)`.execute(context.db)
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

async function entriesOf({ context }: Store, userId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from entries
    join movements on movements.id = movement_id where user_id = ${userId}`.execute(context.db)
  return Number(rows[0]?.count)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

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

const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })
const stores: Store[] = []
try {
  const [short, long] = [await openStore(), await openStore()]
  stores.push(short, long)

  const thousand: string[] = []
  for (let index = 0; index < 1_000; index += 1) thousand.push(await fillWallet(short))
  const [one = ''] = thousand
  await makeBareWallets(short, thousand)
  await rate(short, [one], 200)
  // What autovacuum does a minute after: plans made for empty tables are made anew.
  await sql`analyze`.execute(short.context.db)
  for (const [name, wallets] of [
    ['one wallet:   ', [one]],
    ['1,000 wallets:', thousand],
  ] as const) {
    const [own, bare]: [number[], number[]] = [[], []]
    for (let round = 0; round < 5; round += 1) {
      own.push(await rate(short, wallets, 400))
      bare.push(await rate(short, wallets, 400, useBare))
    }
    const [ours, theirs] = [median(own), median(bare)]
    console.log(
      `${name} ${figure(ours)} reserve+settle a second; bare rows: ${figure(theirs)} (${figure(ours / theirs)} of that)`,
    )
  }

  const few = await fillWallet(short)
  await seedHistory(short.context.db, few, 1_000)
  const many = await fillWallet(long)
  await seedHistory(long.context.db, many, 1_000_000)
  const counts = [await entriesOf(short, few), await entriesOf(long, many)].map(figure)
  for (const [store, userId] of [
    [short, few],
    [long, many],
  ] as const)
    await times(store, userId, 50)
  const taken: [number[], number[]] = [[], []]
  for (let round = 0; round < 12; round += 1) {
    taken[0].push(...(await times(short, few, 50)))
    taken[1].push(...(await times(long, many, 50)))
  }
  const [fewMs, manyMs] = [median(taken[0]), median(taken[1])]
  const ratio = manyMs / fewMs
  console.log(
    `${counts[0]} entries: ${figure(fewMs)} ms, ${counts[1]} entries: ${figure(manyMs)} ms`,
  )
  console.log(`ratio ${figure(ratio)} (goal ≤ 1.3) ${ratio <= 1.3 ? 'reached' : 'MISSED'}`)
  if (ratio > 1.3) process.exitCode = 1
} finally {
  for (const store of stores) await store.close()
}
