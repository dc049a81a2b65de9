import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Keeps the thread longer than the timer of what is short takes. */
function keepThread(): void {
  const until = performance.now() + 3
  while (performance.now() < until);
}

test('what is short is served between long steps that come at once', async () => {
  const takeTurn = createTurns()
  const order: string[] = []
  const long = async (name: string) => {
    await takeTurn()
    keepThread()
    order.push(name)
  }
  const short = setInterval(() => order.push('a word'), 1)
  await Promise.all([long('first'), long('second'), long('third')])
  clearInterval(short)
  const steps = order.filter((each) => each !== 'a word')
  expect(steps).toEqual(['first', 'second', 'third'])
  expect(order[order.indexOf('second') - 1]).toBe('a word')
  expect(order[order.indexOf('third') - 1]).toBe('a word')
})

test('a step that throws holds nobody up', async () => {
  const takeTurn = createTurns()
  const broken = takeTurn().then(() => {
    throw new Error('broken')
  })
  const after = takeTurn()
  await expect(broken).rejects.toThrow('broken')
  await expect(after).resolves.toBeUndefined()
})
