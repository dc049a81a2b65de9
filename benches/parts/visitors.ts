import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processorTime, residentBytes } from '../support/processor-time.ts'
import { alone, type BenchOptions, type Row } from '../support/rows.ts'
import { startProduct } from '../support/started-product.ts'
import { inTurns, storePicture, visit } from '../support/visitors.ts'

/**
 * What `npm start` holds in memory after a thousand people have come, talked, looked at figures, readings and
 * pictures, and gone again: what is kept for each of them is bounded. The web is built before.
 */
const there = 12
/** On a busy machine a few are told to come again; more than this share is a failure. */
const mayFail = 0.05
const everyMs = 1_000
/** Memory that has not fallen for so long stays: it is given back after a minute that was quiet. */
const quietMs = 150_000
/** Of one core in a second: more is still at work, as talks are read for memory after who said them has gone. */
const busyShare = 0.3
const waitAtMostMs = 1_200_000
const pictureFile = resolve(import.meta.dirname, '../../web/public/faces/amara-1024.webp')

const megabytes = (pid: number) => residentBytes(pid) / 1_000_000

/** Waits until a process has nothing left to do and lets go of no more. @returns megabytes that it holds then */
async function settled(pid: number, quiet: number): Promise<number> {
  const began = performance.now()
  let [least, since, used] = [megabytes(pid), began, processorTime(pid)]
  for (;;) {
    await sleep(everyMs)
    const now = performance.now()
    const held = megabytes(pid)
    const spent = processorTime(pid) - used
    used += spent
    if (held < least - 1 || spent > busyShare * everyMs * 1_000) [least, since] = [held, now]
    if (now - since > quiet || now - began > waitAtMostMs) return held
  }
}

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const [users, messages, quiet] = short ? [24, 1, 2_000] : [1_000, 4, quietMs]
  const dataDir = await mkdtemp(join(tmpdir(), 'lumen-visitors-'))
  try {
    const product = await startProduct(dataDir, {
      settings: {
        OPENAI_API_KEY: '',
        LUMEN_DEFAULT_PLAN: 'premium',
        LUMEN_RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
      },
    })
    try {
      const { url, pid } = product
      const idle = await settled(pid, quiet)
      const picture = await storePicture(url, new Uint8Array(await readFile(pictureFile)))
      let most = 0
      const failures: unknown[] = []
      const watching = setInterval(() => (most = Math.max(most, megabytes(pid))), everyMs)
      try {
        await inTurns(users, there, (number) =>
          visit(url, { number, messages, picture }).catch((error: unknown) => {
            failures.push(error)
          }),
        )
      } finally {
        clearInterval(watching)
      }
      if (failures.length > users * mayFail)
        throw new AggregateError(failures.slice(0, 3), `${failures.length} visits failed`)
      const left = await settled(pid, quiet)
      const of = `memory after ${users.toLocaleString('en')} users`
      return [
        alone({ name: 'visitors: memory idle', unit: 'MB', goal: { atMost: 450 }, ours: [idle] }),
        alone({ name: `visitors: memory while ${there} are there`, unit: 'MB', ours: [most] }),
        alone({
          name: `visitors: ${of} have gone`,
          unit: 'MB',
          goal: { atMost: 700 },
          ours: [left],
        }),
      ]
    } finally {
      await product.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
