import { expect, test } from 'vitest'
import { ObjectStoreError, type ObjectStore } from './object-store.ts'
import { watchStore, type WriteFault } from './watch-store.ts'

test('a store that is watched says whether something can be kept, and tells when that changes', async () => {
  let fault: Error | null = null
  const store = {
    put: () => (fault === null ? Promise.resolve(1) : Promise.reject(fault)),
  } as unknown as ObjectStore
  const told: WriteFault[] = []
  const watched = watchStore(store, (now) => told.push(now))
  const put = () => watched.put('key', Buffer.alloc(1)).catch((error: Error) => error.message)
  expect(watched.writeFault()).toBeNull()
  for (const next of [
    null,
    new ObjectStoreError('storage_full', 'full'),
    new ObjectStoreError('storage_full', 'full'),
    // What is wrong with the bytes says nothing about the store.
    new TypeError('no such type'),
    new ObjectStoreError('unavailable', 'away'),
  ]) {
    fault = next
    expect(await put()).toBe(next === null ? 1 : next.message)
  }
  expect(watched.writeFault()).toBe('unavailable')
  fault = null
  await put()
  expect(told).toEqual(['storage_full', 'unavailable', null])
})

test('a store that is watched is written to when somebody asks how it is, not each time', async () => {
  let probes = 0
  let fault: Error | null = null
  const store = {
    probe: () => {
      probes += 1
      return fault === null ? Promise.resolve() : Promise.reject(fault)
    },
  } as unknown as ObjectStore
  const lazy = watchStore(store, () => {})
  expect([await lazy.check(), await lazy.check(), probes]).toEqual([null, null, 1])
  const eager = watchStore(store, () => {}, { checkEveryMs: 0 })
  fault = new ObjectStoreError('storage_full', 'full')
  expect(await eager.check()).toBe('storage_full')
  fault = new Error('hangs')
  expect(await eager.check()).toBe('unavailable')
  fault = null
  expect(await eager.check()).toBeNull()
})
