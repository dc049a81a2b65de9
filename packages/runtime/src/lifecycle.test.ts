import { expect, test } from 'vitest'
import { createCloser } from './lifecycle.ts'
import { createLogger } from './logger.ts'

function capture() {
  const lines: Record<string, unknown>[] = []
  const log = createLogger({
    service: 'chat',
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  return { closer: createCloser(log), lines }
}

test('closes in reverse order, one after the other, once', async () => {
  const { closer } = capture()
  const order: string[] = []
  for (const name of ['pool', 'bus', 'server'])
    closer.add(name, async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
    })
  const [first, second] = await Promise.all([closer.close(), closer.close()])
  expect(order).toEqual([
    'server begins',
    'server ends',
    'bus begins',
    'bus ends',
    'pool begins',
    'pool ends',
  ])
  expect(first).toEqual([])
  expect(second).toBe(first)
})

test('goes on after a part that fails or hangs, and tells which', async () => {
  const { closer, lines } = capture()
  const closed: string[] = []
  closer.add('pool', () => closed.push('pool'))
  closer.add('hanging', () => new Promise(() => {}), 5)
  closer.add('failing', () => {
    throw new Error('no')
  })
  const failures = await closer.close()
  expect(closed).toEqual(['pool'])
  expect(failures.map(({ name }) => name)).toEqual(['failing', 'hanging'])
  expect(lines.map(({ part }) => part)).toEqual(['failing', 'hanging'])
})
