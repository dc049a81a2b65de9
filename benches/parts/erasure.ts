import type { ErasureReceipt } from '@lumen/contracts/auth/deletion'
import { openDatabase } from '@lumen/database/open'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { sql, type Kysely } from 'kysely'
import { startProduct, type Product } from '../../infra/stack/test/product.ts'
import { seedHistory } from '../support/ledger-history.ts'
import { against, alone, type BenchOptions, type Row } from '../support/rows.ts'
import { seedTalk, type Talk } from '../support/talk-history.ts'

/**
 * An account with 100,000 messages, what is remembered of
 * them and what their replies cost is erased as its owner asks for it, by all services in this process
 * on real servers. How long that takes beside bare DELETEs of another account with as many rows of the
 * same tables, one for each; how long a transaction holds its locks at most; and how much memory the
 * process takes at most beyond what it had: flat, however many there are.
 */
type Bench = { product: Product; db: Kysely<Record<string, never>>; log: Logger; count: number }

async function fill({ product, db, log, count }: Bench): Promise<{ token: string; talk: Talk }> {
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
async function eraseBare({ db }: Bench, { userId, companionId }: Talk): Promise<number> {
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
async function eraseWholly({ product }: Bench, token: string): Promise<ErasureReceipt> {
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
function watch(watching: Kysely<Record<string, never>>) {
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

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const count = short ? 2_000 : 100_000
  const log = createLogger({ service: 'bench', level: 'error' })
  const product = await startProduct({
    ACCOUNT_DELETION_GRACE_HOURS: '0',
    ACCOUNT_ERASURE_SETTLE_SECONDS: '0',
    LOG_LEVEL: 'error',
  })
  // The baseline may take as long as it takes.
  const openAdmin = () =>
    openDatabase<Record<string, never>>({
      url: product.environment.adminUrl,
      log,
      poolSize: 1,
      statementTimeoutMs: 30 * 60_000,
    })
  const [db, watching] = [openAdmin(), openAdmin()]
  try {
    const made = { product, db, log, count }
    const [bare, whole] = [await fill(made), await fill(made)]
    // What autovacuum does a minute after: plans made for empty tables are made anew.
    await sql`vacuum analyze`.execute(db)
    const bareMs = await eraseBare(made, bare.talk)
    const stop = watch(watching)
    const { record } = await eraseWholly(made, whole.token)
    const seen = await stop()
    // From when it began: until then it waited for the next run of its job.
    const ms = Date.parse(record.completedAt) - Date.parse(record.beganAt)
    const of = `an account with ${count.toLocaleString('en')} messages`
    return [
      against({
        name: `erasure: ${of}, to bare DELETEs`,
        unit: 's',
        ours: [ms / 1_000],
        baseline: [bareMs / 1_000],
      }),
      alone({ name: 'erasure: its longest transaction', unit: 'ms', ours: [seen.transactionMs] }),
      alone({
        name: 'erasure: memory of all services beyond what they had',
        unit: 'MB',
        ours: [(seen.rss - seen.before) / 1_048_576],
      }),
    ]
  } finally {
    await db.destroy()
    await watching.destroy()
    await product.close()
  }
}
