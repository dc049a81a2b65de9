import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deleteFiles } from './delete-files.ts'

const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`)

test('files are deleted several at a time, and no more than that', async () => {
  const deleted: string[] = []
  let running = 0
  let most = 0
  const count = await deleteFiles(
    {
      async delete(key) {
        running += 1
        most = Math.max(most, running)
        await setImmediate()
        running -= 1
        deleted.push(key)
      },
    },
    keys,
  )
  expect([count, most, deleted]).toEqual([40, 16, keys])
})

test('a failure is told once, and none is left unheard', async () => {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', hear)
  async function* breaking() {
    yield* keys.slice(0, 3)
    throw new Error('the list broke off')
  }
  const away = { delete: () => Promise.reject(new Error('the store is away')) }
  await expect(deleteFiles(away, breaking())).rejects.toThrow('the list broke off')
  await expect(deleteFiles(away, keys)).rejects.toThrow('the store is away')
  await setImmediate()
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})
