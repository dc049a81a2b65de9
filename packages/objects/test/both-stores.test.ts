import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { objectKey, userPrefix } from '../src/object-key.ts'
import type { ObjectStore } from '../src/object-store.ts'
import { openObjectStore } from '../src/open-object-store.ts'
import { startS3Double } from '../test-support/s3-double.ts'

const createdAt = new Date('2026-11-21T12:00:00Z')
const newKey = (userId: string = randomUUID()) =>
  objectKey({ userId, id: randomUUID(), createdAt, mime: 'image/png' })

const kinds = {
  async disk() {
    const folder = await mkdtemp(join(tmpdir(), 'lumen-objects-'))
    const store = await openObjectStore({ kind: 'disk', folder })
    return { store, close: () => rm(folder, { recursive: true }) }
  },
  async s3() {
    const double = await startS3Double()
    const store = await openObjectStore({ kind: 's3', ...double.settings })
    return { store, close: () => double.close() }
  },
}

describe.each(Object.entries(kinds))('objects on %s', (_kind, start) => {
  let store: ObjectStore
  let close: () => Promise<void>
  beforeAll(async () => {
    const started = await start()
    store = started.store
    close = async () => {
      await store.close()
      await started.close()
    }
  })
  afterAll(() => close())

  const listed = async (prefix: string) => {
    const found: string[] = []
    for await (const { key } of store.list(prefix)) found.push(key)
    return found.toSorted()
  }

  it('are nowhere after it was looked whether any can be kept', async () => {
    await store.probe()
    expect(await listed('u/')).toEqual([])
  })

  it('come back as they were put, with size and type', async () => {
    const key = newKey()
    const bytes = randomBytes(70_000)
    expect(await store.put(key, bytes)).toBe(70_000)
    const opened = await store.open(key)
    expect([opened?.size, opened?.mime]).toEqual([70_000, 'image/png'])
    expect(await buffer(opened!.stream)).toEqual(bytes)
    expect(await store.read(key)).toEqual(bytes)
    const head = await store.head(key)
    expect([head?.key, head?.size]).toEqual([key, 70_000])
    expect(Date.now() - head!.modifiedAt.getTime()).toBeLessThan(60_000)
  })

  it('are taken from a stream, also a long one', async () => {
    const key = newKey()
    const bytes = randomBytes(9 * 1024 * 1024)
    const chunks = Array.from({ length: 9 }, (_, index) =>
      bytes.subarray(index * 1024 * 1024, (index + 1) * 1024 * 1024),
    )
    expect(await store.put(key, Readable.from(chunks))).toBe(bytes.length)
    expect((await store.read(key))?.equals(bytes)).toBe(true)
  })

  it('are given in parts', async () => {
    const key = newKey()
    await store.put(key, Buffer.from('0123456789'))
    const part = async (start: number, end: number) => {
      const opened = await store.open(key, { start, end })
      return [opened?.size, (await buffer(opened!.stream)).toString()]
    }
    expect(await part(0, 0)).toEqual([10, '0'])
    expect(await part(3, 5)).toEqual([10, '345'])
    expect(await part(8, 99)).toEqual([10, '89'])
    await expect(store.open(key, { start: 10, end: 12 })).rejects.toThrow(RangeError)
  })

  it('that are not there are null, and deleted as often as anybody likes', async () => {
    const key = newKey()
    expect([await store.open(key), await store.read(key), await store.head(key)]).toEqual([
      null,
      null,
      null,
    ])
    await store.put(key, Buffer.from('x'))
    await store.delete(key)
    await store.delete(key)
    expect(await store.head(key)).toBeNull()
  })

  it('leave nothing when their stream breaks', async () => {
    const userId = randomUUID()
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000)
        throw new Error('the sender went away')
      })(),
    )
    await expect(store.put(newKey(userId), broken)).rejects.toThrow('the sender went away')
    expect(await listed(userPrefix(userId))).toEqual([])
  })

  it('are put a hundred at a time, and listed by user', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()]
    const keys = Array.from({ length: 100 }, (_, index) => newKey(index < 90 ? mine : theirs))
    await Promise.all(keys.map((key, index) => store.put(key, Buffer.from(`object ${index}`))))
    expect(await listed(userPrefix(mine))).toEqual(keys.slice(0, 90).toSorted())
    expect(await listed(`${userPrefix(theirs)}2026-11/`)).toEqual(keys.slice(90).toSorted())
    expect(await listed(`${userPrefix(theirs)}2026-12/`)).toEqual([])
    expect(await listed('u/')).toEqual(expect.arrayContaining(keys))
    const texts = await Promise.all(keys.map(async (key) => (await store.read(key))?.toString()))
    expect(texts).toEqual(keys.map((_, index) => `object ${index}`))
    await Promise.all(keys.map((key) => store.delete(key)))
    expect(await listed(userPrefix(mine))).toEqual([])
  })

  it('are written while the last of the same month is removed', async () => {
    const userId = randomUUID()
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const key = newKey(userId)
        await store.put(key, Buffer.from('x'))
        await store.delete(key)
      }),
    )
    expect(await listed(userPrefix(userId))).toEqual([])
  })

  const user = '0192d5a0-0000-7000-8000-000000000001'
  it.each([
    '',
    '../outside.png',
    `u/${user}/2026-11/../../../outside.png`,
    `u/${user}/2026-11/${user}`,
    `u/${user}/2026-11/${user}.svg`,
    `u/${user}/2026-13/${user}.png`,
    `/u/${user}/2026-11/${user}.png`,
    `u/${user}/2026-11/${user}.png\0`,
    `u/${user}/2026-11/${user}.png/x.png`,
    `u\\${user}\\2026-11\\${user}.png`,
    `u/${user.replace('0', 'Z')}/2026-11/${user}.png`,
  ])('refuse the key %j', async (key) => {
    await expect(async () => store.put(key, Buffer.from('x'))).rejects.toThrow(TypeError)
    await expect(async () => store.open(key)).rejects.toThrow(TypeError)
    await expect(async () => store.head(key)).rejects.toThrow(TypeError)
    await expect(async () => store.delete(key)).rejects.toThrow(TypeError)
  })

  it.each(['', '/', 'u', '../', `u/${user}/..`, `u/${user}`])(
    'are not listed under %j',
    async (prefix) => {
      await expect(listed(prefix)).rejects.toThrow(TypeError)
    },
  )
})
