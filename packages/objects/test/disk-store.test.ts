import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDiskStore } from '../src/disk-store.ts'

const id = '0192d5a0-0000-7000-8000-000000000001'
const key = `u/${id}/2026-11/${id}.png`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumen-objects-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Puts a megabyte into the folder, in a process that may write no file as long as that. */
async function putWithLittleRoom(bytes: string) {
  const script = `
    import { Readable } from 'node:stream'
    const { openDiskStore } = await import(${JSON.stringify(new URL('../src/disk-store.ts', import.meta.url).href)})
    const store = await openDiskStore(${JSON.stringify(folder)})
    try {
      await store.put(${JSON.stringify(key)}, ${bytes})
      console.log('kept')
    } catch (error) {
      console.log(error.name, error.code, error.status)
    }`
  const child = spawn(
    'sh',
    ['-c', 'ulimit -f 64; exec "$0" --input-type=module -e "$1"', process.execPath, script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')])
  return said.trim()
}

describe('a full disk', () => {
  it.each([
    'Buffer.alloc(1_000_000)',
    'Readable.from([Buffer.alloc(9_000), Buffer.alloc(991_000)])',
  ])('is said as what it is, and nothing half written stays of %s', async (bytes) => {
    expect(await putWithLittleRoom('Buffer.alloc(20_000)')).toBe('kept')
    const before = await files()
    expect(await putWithLittleRoom(bytes)).toBe('ObjectStoreError storage_full 507')
    expect(await files()).toEqual(before)
  })
})

describe('the folder', () => {
  it('that is a file is refused at the start', async () => {
    const path = join(folder, 'file')
    await writeFile(path, '')
    await expect(openDiskStore(path)).rejects.toThrow('ENOTDIR')
  })

  it('may hold files of other names, which are passed over', async () => {
    const store = await openDiskStore(folder)
    await store.put(key, Buffer.from('x'))
    // As network folders leave them.
    await writeFile(join(folder, 'u', id, '2026-11', '.nfs0001'), '')
    await writeFile(join(folder, 'u', 'notes.txt'), '')
    const found = []
    for await (const each of store.list('u/')) found.push(each.key)
    expect(found).toEqual([key])
  })

  it('loses parts that a dead writer left, and no others', async () => {
    const aside = join(folder, 'tmp')
    await mkdir(aside)
    await Promise.all(['old', 'new'].map((name) => writeFile(join(aside, name), 'half')))
    const longAgo = new Date(Date.now() - 2 * 86_400_000)
    await utimes(join(aside, 'old'), longAgo, longAgo)
    await openDiskStore(folder)
    expect(await readdir(aside)).toEqual(['new'])
  })

  it('may be emptied or mounted anew: the next object is kept as before', async () => {
    const store = await openDiskStore(folder)
    await rm(folder, { recursive: true })
    await mkdir(folder)
    await store.put(key, Buffer.from('x'))
    await rm(folder, { recursive: true })
    await mkdir(folder)
    await store.probe()
    expect(await files()).toEqual([])
  })

  it('forgets a user whose objects are all gone', async () => {
    const store = await openDiskStore(folder)
    await store.put(key, Buffer.from('x'))
    await store.delete(key)
    expect(await readdir(join(folder, 'u'))).toEqual([])
  })
})
