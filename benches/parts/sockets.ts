import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@lumen/database/open'
import { createLogger } from '@lumen/runtime/logger'
import { copyPeople } from '../support/copy-people.ts'
import { residentBytes } from '../support/processor-time.ts'
import { alone, type BenchOptions, type Row } from '../support/rows.ts'
import { startChain } from '../support/service-chain.ts'
import { gatherCrowd } from '../support/socket-crowd.ts'

/**
 * Sockets of people who are signed in and say nothing: what each takes of the gateway’s memory, and how
 * long it takes until a thousand who were cut off are known again.
 */
const settleMs = 3_000

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const [first, all, cutOff] = short ? [200, 1_700, 200] : [1_000, 10_000, 1_000]
  const chain = await startChain()
  const log = createLogger({ service: 'bench', level: 'error' })
  const auth = openDatabase<Record<string, never>>({ url: chain.environment.databaseUrl, log })
  try {
    const { identity } = await chain.person()
    const people = await copyPeople(auth, identity.userId, all)
    const tokens = people.map(({ token }) => token)
    const { gateway } = chain
    const crowds = [await gatherCrowd(gateway.url, tokens.slice(0, first))]
    // The first ones also bring what is loaded and compiled once.
    await sleep(settleMs)
    const before = residentBytes(gateway.pid)
    crowds.push(await gatherCrowd(gateway.url, tokens.slice(first)))
    await sleep(settleMs)
    const bytes = (residentBytes(gateway.pid) - before) / (all - first)
    const again: number[] = []
    for (let round = 0; round < 3; round += 1) again.push(await crowds[0]!.reconnect(cutOff))
    for (const crowd of crowds) crowd.close()
    return [
      alone({
        name: `sockets: memory of each of ${all.toLocaleString('en')} idle ones`,
        unit: 'kB',
        goal: { atMost: 12 },
        ours: [bytes / 1_000],
      }),
      alone({
        name: `sockets: ${cutOff.toLocaleString('en')} cut off at once are known again`,
        unit: 'ms',
        goal: { atMost: 1_000 },
        ours: again,
      }),
    ]
  } finally {
    await auth.destroy()
    await chain.close()
  }
}
