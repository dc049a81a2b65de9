import { expect, it } from 'vitest'
import { createWarmer } from './warmer.ts'

const held = (log: string[], name: string) => (signal: AbortSignal) => {
  log.push(name)
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      log.push(`${name} left`)
      reject(signal.reason as Error)
    })
    void resolve
  })
}

it('reads for one user at a time, the newest wish of that user, and leaves when somebody asks', async () => {
  const log: string[] = []
  const failed: unknown[] = []
  const warmer = createWarmer((error) => failed.push(error))
  warmer.start('a', held(log, 'first'))
  warmer.start('b', held(log, 'other'))
  await new Promise(setImmediate)
  warmer.start('a', held(log, 'second'))
  await new Promise(setImmediate)
  expect(log).toEqual(['first', 'first left', 'second'])
  const over = warmer.yield()
  await warmer.settled()
  warmer.start('a', held(log, 'third'))
  expect(log).toEqual(['first', 'first left', 'second', 'second left'])
  over()
  over()
  warmer.start('b', () => Promise.reject(new Error('away')))
  await warmer.settled()
  expect(failed).toEqual([new Error('away')])
})
