import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { newId } from '@lumen/database/ids'
import { loadConfig } from '@lumen/memory/config'
import { createContext } from '@lumen/memory/context'
import { upsertTurns } from '@lumen/memory/store/turns'
import { indexTurns } from '@lumen/memory/use-cases/index-entries'
import { openTestEnvironment } from '@lumen/provision/testing'
import { newSecrets } from '@lumen/stack/secrets'
import type { Result, Task } from './memory-worker.ts'
import { createTexts } from './memory-texts.ts'

/**
 * `npm run bench:memory`: what a search costs, on a real PostgreSQL, against BM25 in memory in the
 * same process and run. Goals: p95 ≤ 2 × at 10,000 memories of one companion, ≤ 5 × at 100,000,
 * resident growth ≤ 300 MB; for a user with 1,000, 100,000 memories of others cost ≤ 1.3 ×.
 */
const secrets = newSecrets([])

/** A database of its own with the service's store. */
async function openStore() {
  const environment = await openTestEnvironment('memory')
  const env = {
    PATH: process.env['PATH'],
    MEMORY_DATABASE_URL: environment.databaseUrl,
    ...environment.env,
    LUMEN_IDENTITY_PUBLIC_KEY: secrets.identity.publicKey,
    LUMEN_SEAL_KEYS: secrets.sealKeys,
    LOG_LEVEL: 'error',
  }
  const { context, closer } = await createContext(loadConfig(env))
  return {
    env,
    context,
    async close() {
      await closer.close()
      await environment.close()
    },
  }
}
type Store = Awaited<ReturnType<typeof openStore>>

const batch = 1_000
const sitting = 40

async function fill({ context }: Store, task: Task): Promise<void> {
  const texts = createTexts(task.texts, task.seed)
  const box = await context.sealer.open(context.db, task.owner.userId)
  for (let at = 0; at < texts.length; at += batch) {
    const turns = texts.slice(at, at + batch).map(({ text }, index) => ({
      ...task.owner,
      messageId: newId(),
      position: String(at + index + 1),
      isFromUser: index % 2 === 0,
      version: 1,
      content: text,
      saidAt: new Date(Date.UTC(2024, 0, 1) + Math.floor((at + index) / sitting) * 43_200_000),
      session: `s${Math.floor((at + index) / sitting)}`,
    }))
    await context.db.transaction().execute(async (tx) => {
      await upsertTurns(tx, box, turns)
      await indexTurns(tx, box, turns, { language: 'zh', timeZone: null })
    })
  }
}

/** Asks in a process of its own. */
function measure({ env }: Store, task: Task): Promise<Result> {
  const worker = fork(fileURLToPath(new URL('memory-worker.ts', import.meta.url)), { env })
  return new Promise((resolve, reject) => {
    worker.once('message', (result) => resolve(result as Result))
    worker.once('exit', (code) => reject(new Error(`the measuring process ended with ${code}`)))
    worker.send(task)
  })
}

const newTask = (texts: number, seed: number, against: boolean): Task => ({
  owner: { userId: newId(), companionId: newId() },
  texts,
  seed,
  against,
})
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const ms = (value: number): number => Number(value.toFixed(2))
const row = (name: string, { ours, bm25, firstMs, grownMb }: Result) => ({
  memories: name,
  'ours p50 ms': ms(quantile(ours, 0.5)),
  'ours p95 ms': ms(quantile(ours, 0.95)),
  ...(bm25.length > 0 && {
    'BM25 p50 ms': ms(quantile(bm25, 0.5)),
    'BM25 p95 ms': ms(quantile(bm25, 0.95)),
  }),
  'first ms': ms(firstMs),
  'grown MB': Math.round(grownMb),
})
const ratio = ({ ours, bm25 }: Result): string =>
  (quantile(ours, 0.95) / quantile(bm25, 0.95)).toFixed(2)

const [shared, alone] = [await openStore(), await openStore()]
const turns = 3
try {
  const small = newTask(1_000, 1, false)
  const middle = newTask(10_000, 2, true)
  const large = newTask(100_000, 3, true)
  await fill(alone, small)
  await fill(shared, small)
  await fill(shared, middle)
  const at10k = await measure(shared, middle)
  await fill(shared, large)
  const at100k = await measure(shared, large)
  const pairs: { alone: Result; among: Result }[] = []
  for (let turn = 0; turn < turns; turn += 1)
    pairs.push({ alone: await measure(alone, small), among: await measure(shared, small) })
  const [first] = pairs
  if (first === undefined) throw new Error('nothing was measured')
  console.table([
    row('1,000 alone', first.alone),
    row('1,000 among 110,000 of others', first.among),
    row('10,000', at10k),
    row('100,000', at100k),
  ])
  const ratios = pairs.map(
    (pair) => quantile(pair.among.ours, 0.5) / quantile(pair.alone.ours, 0.5),
  )
  console.log(`p95 at 10,000, ours / BM25 in memory: ${ratio(at10k)} (goal ≤ 2)`)
  console.log(`p95 at 100,000, ours / BM25 in memory: ${ratio(at100k)} (goal ≤ 5)`)
  console.log(`resident growth at 100,000: ${Math.round(at100k.grownMb)} MB (goal ≤ 300)`)
  console.log(
    `1,000 among others / alone, median: ${quantile(ratios, 0.5).toFixed(2)} (goal ≤ 1.3)`,
  )
} finally {
  await alone.close()
  await shared.close()
}
