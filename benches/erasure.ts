import type { ErasureReceipt } from '@lumen/contracts/auth/deletion'
import { openDatabase } from '@lumen/database/open'
import { createLogger } from '@lumen/runtime/logger'
import { sql } from 'kysely'
import { parseArgs } from 'node:util'
import { startProduct } from '../infra/stack/test/product.ts'
import { seedHistory } from './ledger-history.ts'
import { seedTalk, type Talk } from './talk-history.ts'

/**
 * `npm run bench:erasure`: an account with 100,000 messages (`-- --messages N`), what is remembered of
 * them and what their replies cost is erased as its owner asks for it, by all services in this process
 * on real servers. How long that takes beside bare DELETEs of another account with as many rows of the
 * same tables, one for each; how long a transaction holds its locks at most; and how much memory the
 * process takes at most beyond what it had: flat, whatever N is.
 */
const { values: options } = parseArgs({
  options: { messages: { type: 'string', default: '100000' } },
})
const count = Number(options.messages)
if (!Number.isInteger(count) || count < 2) throw new Error('--messages is a whole number from 2 on')

const log = createLogger({ service: 'bench', level: 'error' })
const product = await startProduct({
  ACCOUNT_DELETION_GRACE_HOURS: '0',
  ACCOUNT_ERASURE_SETTLE_SECONDS: '0',
  LOG_LEVEL: 'error',
})
// The baseline may take as long as it takes.
const openAdmin = (poolSize: number) =>
  openDatabase<Record<string, never>>({
    url: product.environment.adminUrl,
    log,
    poolSize,
    statementTimeoutMs: 30 * 60_000,
  })
const db = openAdmin(1)
const watching = openAdmin(1)

async function fill(): Promise<{ token: string; talk: Talk }> {
  const { token, user } = await product.person()
  const companion = await product.companion(token, { name: 'Luna' })
  const talk = { userId: user.id, companionId: companion.id }
  await seedTalk(db, talk, count)
  const billing = openDatabase<never>({ url: await product.databaseUrlOf('billing'), log })
  // Every reply was reserved and settled: two movements of two entries each.
  await seedHistory(billing, user.id, count * 2)
  await billing.destroy()
  return { token, talk }
}

/** What a database needs at the least: a statement for each table, children first. */
async function eraseBare({ userId, companionId }: Talk): Promise<number> {
  const began = performance.now()
  await sql`delete from chat.messages where companion_id = ${companionId}`.execute(db)
  for (const table of ['search_embeddings', 'token_statistics', 'search_entries'])
    await sql`delete from ${sql.table(`memory.${table}`)}
      where space_id = ${companionId}`.execute(db)
  await sql`delete from memory.turns where companion_id = ${companionId}`.execute(db)
  await sql`delete from billing.entries using billing.movements
    where movement_id = movements.id and user_id = ${userId}`.execute(db)
  for (const table of ['movements', 'lots', 'accounts', 'reservations'])
    await sql`delete from ${sql.table(`billing.${table}`)} where user_id = ${userId}`.execute(db)
  return performance.now() - began
}

const patienceMs = 10 * 60_000

/**
 * Asks as the owner does, and waits for the receipt.
 * @throws Error when there is none after ten minutes
 */
async function eraseWholly(token: string): Promise<ErasureReceipt> {
  const asked = await product.call('POST', '/api/enterprise/privacy/delete-account', {
    token,
    body: { password: 'correct horse battery' },
  })
  if (asked.status !== 200) throw new Error(`refused: ${JSON.stringify(asked.body)}`)
  for (const until = performance.now() + patienceMs; performance.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const { body } = await product.call('POST', '/api/erasure-receipts', {
      body: { token: asked.body.receiptToken },
    })
    if (body.state === 'done') return body.receipt
  }
  throw new Error(`no receipt after ${patienceMs / 60_000} minutes`)
}

/** Looks every 20 ms at the memory of this process, and at how old transactions are. */
function watch() {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const seen = { before, rss: before, transactionMs: 0 }
  const look = async () => {
    seen.rss = Math.max(seen.rss, process.memoryUsage().rss)
    const { rows } = await sql<{ ms: number | null }>`
      select max(extract(epoch from clock_timestamp() - xact_start) * 1000)::float8 as ms
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`.execute(watching)
    seen.transactionMs = Math.max(seen.transactionMs, rows[0]?.ms ?? 0)
  }
  let going = true
  const watched = (async () => {
    while (going) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return async () => {
    going = false
    await watched
    return seen
  }
}

const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })
const mega = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`
try {
  const [bare, whole] = [await fill(), await fill()]
  // What autovacuum does a minute after: plans made for empty tables are made anew.
  await sql`vacuum analyze`.execute(db)

  console.info(`erasing an account with ${figure(count)} messages`)
  const ended = watch()
  const bareMs = await eraseBare(bare.talk)
  const { transactionMs } = await ended()
  console.info(
    `bare DELETEs: ${figure(bareMs / 1_000)} s, a transaction at most ${figure(transactionMs)} ms`,
  )

  const stop = watch()
  const { record } = await eraseWholly(whole.token)
  const seen = await stop()
  // From when it began: until then it waited for the next run of its job.
  const ms = Date.parse(record.completedAt) - Date.parse(record.beganAt)
  const rows = record.services.flatMap(({ erased }) => Object.values(erased))
  console.info(
    `the product:  ${figure(ms / 1_000)} s, a transaction at most ${figure(seen.transactionMs)} ms, ` +
      `${figure(rows.reduce((sum, each) => sum + each, 0))} rows, keys and events, ` +
      `memory ${mega(seen.before)} → at most ${mega(seen.rss)} (+${mega(seen.rss - seen.before)})`,
  )
  for (const { service, erased } of record.services)
    console.info(`  ${service}: ${JSON.stringify(erased)}`)
  console.info(`ratio ${figure(ms / bareMs)}`)
} finally {
  await db.destroy()
  await watching.destroy()
  await product.close()
}
