import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDiskStore } from '../src/disk-store.ts'
import { exportKey } from '../src/object-key.ts'
import type { ObjectStore } from '../src/object-store.ts'
import { openSealed, plainSize, sealFile } from '../src/sealed-file.ts'

const piece = 64 * 1024
const key = randomBytes(32)
let folder: string
let store: ObjectStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumen-sealed-'))
  store = await openDiskStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

async function sealed(bytes: Buffer): Promise<string> {
  const name = exportKey(randomUUID(), randomUUID(), 'part-0')
  const size = await store.put(name, sealFile(Readable.from([bytes]), key, name))
  expect(plainSize(size)).toBe(bytes.length)
  return name
}
const opened = async (name: string, range?: { start: number; end: number }, with_ = key) =>
  Buffer.concat(await (await openSealed(store, name, with_, range))!.toArray())

describe('a sealed file', () => {
  it.each([0, 1, piece - 1, piece, piece + 1, 3 * piece, 3 * piece + 7])(
    'of %d bytes opens as it was',
    async (size) => {
      const bytes = randomBytes(size)
      expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true)
    },
  )

  it.each([
    [0, 0],
    [piece - 1, piece],
    [piece, 2 * piece - 1],
    [100, 3 * piece],
    [3 * piece, 9 * piece],
  ])('opens from %d to %d alone', async (start, end) => {
    const bytes = randomBytes(3 * piece + 10)
    const part = await opened(await sealed(bytes), { start, end })
    expect(part.equals(bytes.subarray(start, end + 1))).toBe(true)
  })

  it('tells nothing, and does not open when it was altered, cut short, moved or of another key', async () => {
    const bytes = Buffer.from('a word that nobody reads '.repeat(9_000))
    const name = await sealed(bytes)
    const path = join(folder, name)
    const kept = await readFile(path)
    expect(kept.includes(Buffer.from('nobody reads'))).toBe(false)
    await expect(opened(name, undefined, randomBytes(32))).rejects.toThrow('does not open')
    await writeFile(path, kept.with(piece, kept[piece]! ^ 1))
    await expect(opened(name)).rejects.toThrow('does not open')
    await writeFile(path, kept)
    // A whole piece is missing: what is last now was not sealed as the last one.
    await truncate(path, 16 + 2 * (piece + 16))
    await expect(opened(name)).rejects.toThrow('does not open')
    const other = exportKey(randomUUID(), randomUUID(), 'part-0')
    await store.put(other, kept)
    await expect(opened(other)).rejects.toThrow('does not open')
  })
})
