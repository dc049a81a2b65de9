import { createLogger } from '@lumen/runtime/logger'
import { expect, it } from 'vitest'
import type { ProviderUse } from '../store/provider-use.ts'
import { createUseMeter } from './use-meter.ts'

const use = { tokensIn: 100, tokensOut: 20, seconds: 1.5 }
const own = { providerId: 'own', model: 'qwen3-4b' }

/** A meter whose store notes what comes, or fails. */
function open() {
  const time = { now: '2026-03-15T23:59:59Z' }
  const store: { rows: ProviderUse[][]; down: boolean } = { rows: [], down: false }
  const meter = createUseMeter({
    clock: { now: () => new Date(time.now) },
    log: createLogger({ service: 'test', level: 'silent' }),
    store: async (rows) => {
      if (store.down) throw new Error('the database is away')
      if (rows.length > 0) store.rows.push([...rows])
    },
  })
  return { time, store, meter }
}

it('stores sums by day, provider and model', async () => {
  const { time, store, meter } = open()
  meter.add(own, use)
  meter.add(own, use)
  meter.add({ providerId: 'configured', model: 'm'.repeat(500) }, use)
  time.now = '2026-03-16T00:00:01Z'
  meter.add(own, use)
  await meter.close()
  const sum = { day: '2026-03-15', requests: 2, tokensIn: 200, tokensOut: 40, seconds: 3 }
  expect(store.rows).toEqual([
    [
      { ...own, ...sum },
      { ...use, providerId: 'configured', model: 'm'.repeat(200), day: '2026-03-15', requests: 1 },
      { ...use, ...own, day: '2026-03-16', requests: 1 },
    ],
  ])
})

it('keeps what could not be stored, with what came meanwhile', async () => {
  const { store, meter } = open()
  meter.add(own, use)
  store.down = true
  await expect(meter.close()).rejects.toThrow('away')
  meter.add(own, use)
  store.down = false
  await meter.close()
  expect(store.rows).toMatchObject([[{ requests: 2, tokensIn: 200 }]])
})
