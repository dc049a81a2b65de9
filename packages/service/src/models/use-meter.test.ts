import type { ModelUse } from '@lumen/contracts/models/use'
import { createLogger } from '@lumen/runtime/logger'
import { expect, it } from 'vitest'
import { createUseMeter } from './use-meter.ts'

const own = { purpose: 'talks', providerId: 'own', model: 'qwen3-4b' } as const
const use = { tokensIn: 100, tokensOut: 20, seconds: 1.5 }

/** A meter that is heard, or not. */
function open() {
  const time = { now: '2026-03-15T23:59:59Z' }
  const heard: { id: string; uses: ModelUse[] }[] = []
  const office = { away: false }
  const meter = createUseMeter({
    clock: { now: () => new Date(time.now) },
    log: createLogger({ service: 'test', level: 'silent' }),
    tell: (report) => {
      heard.push(report)
      return office.away ? Promise.reject(new Error('nobody hears it')) : Promise.resolve()
    },
  })
  return { time, heard, office, meter }
}

it('tells sums by day, purpose, provider and model', async () => {
  const { time, heard, meter } = open()
  meter.add({ ...own, ...use })
  meter.add({ ...own, ...use })
  meter.add({ ...own, ...use, purpose: 'memories' })
  meter.add({ ...own, ...use, providerId: 'configured', model: 'm'.repeat(500) })
  time.now = '2026-03-16T00:00:01Z'
  meter.add({ ...own, ...use })
  await meter.close()
  const day = '2026-03-15'
  const once = { ...use, requests: 1 }
  expect(heard.map(({ uses }) => uses)).toEqual([
    [
      { ...own, day, requests: 2, tokensIn: 200, tokensOut: 40, seconds: 3 },
      { ...own, ...once, day, purpose: 'memories' },
      { ...own, ...once, day, providerId: 'configured', model: 'm'.repeat(200) },
      { ...own, ...once, day: '2026-03-16' },
    ],
  ])
})

it('tells again, as the same, what nobody heard, and then what came meanwhile', async () => {
  const { heard, office, meter } = open()
  meter.add({ ...own, ...use })
  office.away = true
  await meter.close()
  meter.add({ ...own, ...use })
  office.away = false
  await meter.close()
  expect(heard.map(({ id }) => heard.findIndex((report) => report.id === id))).toEqual([0, 0, 2])
  expect(heard.map(({ uses }) => uses)).toMatchObject([
    [{ requests: 1 }],
    [{ requests: 1 }],
    [{ requests: 1, tokensIn: 100 }],
  ])
})
