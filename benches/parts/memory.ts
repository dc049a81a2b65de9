import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { newId } from '@lumen/database/ids'
import { loadConfig } from '@lumen/memory/config'
import { createContext } from '@lumen/memory/context'
import { upsertTurns } from '@lumen/memory/store/turns'
import { indexTurns } from '@lumen/memory/use-cases/index-entries'
import { openTestEnvironment } from '@lumen/provision/testing'
import { newSecrets } from '@lumen/stack/secrets'
import type { Result, Task } from '../support/memory-worker.ts'
import { createTexts } from '../support/memory-texts.ts'
import { against, alone, type BenchOptions, type Row } from '../support/rows.ts'
import { median, quantile } from '../support/statistics.ts'

/**
 * What a search costs, on a real PostgreSQL, against BM25 in memory in the same process and run, and
 * whether a user pays for what others have stored.
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
  const worker = fork(fileURLToPath(new URL('../support/memory-worker.ts', import.meta.url)), {
    env,
  })
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
const speed = (name: string, { ours, bm25 }: Result, atMost: number): Row =>
  against({
    name,
    unit: 'ms',
    goal: { atMost },
    ours: [quantile(ours, 0.95)],
    baseline: [quantile(bm25, 0.95)],
  })

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const [middling, many, turns] = short ? [1_000, 5_000, 1] : [10_000, 100_000, 3]
  const [shared, single] = [await openStore(), await openStore()]
  try {
    const small = newTask(1_000, 1, false)
    const middle = newTask(middling, 2, true)
    const large = newTask(many, 3, true)
    await fill(single, small)
    await fill(shared, small)
    await fill(shared, middle)
    const atMiddle = await measure(shared, middle)
    await fill(shared, large)
    const atMany = await measure(shared, large)
    const [among, apart]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < turns; turn += 1) {
      apart.push(median((await measure(single, small)).ours))
      among.push(median((await measure(shared, small)).ours))
    }
    const [some, all] = [middling, many].map((count) => count.toLocaleString('en'))
    return [
      speed(`memory: search in ${some}, p95, to BM25 in memory`, atMiddle, 2),
      speed(`memory: search in ${all}, p95, to BM25 in memory`, atMany, 5),
      alone({
        name: `memory: process grown by ${all}`,
        unit: 'MB',
        goal: { atMost: 300 },
        ours: [atMany.grownMb],
      }),
      against({
        name: `memory: search in 1,000 among ${all} of others, to alone`,
        unit: 'ms',
        goal: { atMost: 1.3 },
        ours: among,
        baseline: apart,
      }),
    ]
  } finally {
    await single.close()
    await shared.close()
  }
}
