import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentBytes } from '../support/processor-time.ts'
import { alone, type BenchOptions, type Row } from '../support/rows.ts'
import { startProduct } from '../support/started-product.ts'

/**
 * `npm start`: from the command to the first request that is answered, with servers that are made for it
 * (cold) and with those of the last time (warm), and what the process of the product holds when nobody
 * asks anything. Packages are installed and the web is built before.
 */
const idleMs = 20_000

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumen-start-'))
  try {
    const first = await startProduct(dataDir)
    await first.stop()
    const warm: number[] = []
    const held: number[] = []
    for (let round = 0; round < (short ? 1 : 5); round += 1) {
      const product = await startProduct(dataDir)
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
