import { createLogger } from '@lumen/runtime/logger'
import { expect, it } from 'vitest'
import type { ProcessConfig } from './config.ts'
import { openObserved } from './open-process.ts'

const log = createLogger({ service: 'test', level: 'silent' })
const config: ProcessConfig = {
  service: 'test',
  host: '127.0.0.1',
  port: 0,
  nats: { url: 'nats://127.0.0.1:1', user: undefined, pass: undefined },
  redisUrl: 'redis://127.0.0.1:1',
  tracesEndpoint: undefined,
  logLevel: 'silent',
  logFolder: null,
}

it('closes what was opened, last opened first, when building fails', async () => {
  const closed: string[] = []
  const opening = openObserved(config, { log }, async (_observed, closer) => {
    closer.add('first', () => closed.push('first'))
    closer.add('second', () => closed.push('second'))
    throw new Error('no third')
  })
  await expect(opening).rejects.toThrow('no third')
  expect(closed).toEqual(['second', 'first'])
})

it('leaves it open when building succeeds', async () => {
  const closed: string[] = []
  const clock = { now: () => new Date('2026-03-15') }
  const { context, closer } = await openObserved(config, { log, clock }, async (observed, each) => {
    each.add('first', () => closed.push('first'))
    return { ...observed, more: 1 }
  })
  expect(closed).toEqual([])
  expect(context).toMatchObject({ log, clock, more: 1 })
  await closer.close()
  expect(closed).toEqual(['first'])
})
