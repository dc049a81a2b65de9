import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@lumen/provision/free-port'
import { residentBytes } from '../support/processor-time.ts'
import { alone, type BenchOptions, type Row } from '../support/rows.ts'

/**
 * `npm start`: from the command to the first request that is answered, with servers that are made for it
 * (cold) and with those of the last time (warm), and what the process of the product holds when nobody
 * asks anything. Packages are installed and the web is built before.
 */
const root = resolve(import.meta.dirname, '../..')
const startWithinMs = 300_000
const idleMs = 20_000

async function start(dataDir: string) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', '@lumen/content/compile', 'infra/stack/src/start.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        LUMEN_DATA_DIR: dataDir,
        PORT: String(port),
        LUMEN_MODEL_SERVERS: 'http://127.0.0.1:9',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}/api/health`
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok === true) break
    if (child.exitCode !== null) throw new Error('the product ended; why stands above')
    if (performance.now() - began > startWithinMs) throw new Error('the product does not start')
    await sleep(20)
  }
  return {
    seconds: (performance.now() - began) / 1_000,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumen-start-'))
  try {
    const first = await start(dataDir)
    await first.stop()
    const warm: number[] = []
    const held: number[] = []
    for (let round = 0; round < (short ? 1 : 5); round += 1) {
      const product = await start(dataDir)
      warm.push(product.seconds)
      if (round === 0) {
        await sleep(short ? 1_000 : idleMs)
        held.push(residentBytes(product.pid) / 1_000_000)
      }
      await product.stop()
    }
    return [
      alone({ name: 'start: cold, servers made for it', unit: 's', ours: [first.seconds] }),
      alone({ name: 'start: warm', unit: 's', goal: { atMost: 3 }, ours: warm }),
      alone({ name: 'start: memory idle', unit: 'MB', goal: { atMost: 450 }, ours: held }),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
