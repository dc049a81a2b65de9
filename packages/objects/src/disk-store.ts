import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { checkedKey, checkedPrefix, isObjectKey, contentTypeOf } from './object-key.ts'
import { ObjectStoreError, type ObjectHead, type ObjectStore } from './object-store.ts'

/** Parts that writers left behind when they died; nothing takes this long to write. */
const abandonedAfterMs = 86_400_000

/** What is written to see whether something can be kept. */
const probed = Buffer.alloc(4_096)

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR'

/** No room on the disk, in the quota, or for a file of this size. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const brokenCodes = new Set(['EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ESTALE'])

function asStoreError(error: unknown): unknown {
  const code = codeOf(error) ?? ''
  if (fullCodes.has(code))
    return new ObjectStoreError('storage_full', 'There is no room left for objects', error)
  return brokenCodes.has(code)
    ? new ObjectStoreError('unavailable', `The folder of objects failed with ${code}`, error)
    : error
}

const orNull = (error: unknown): null => {
  if (isMissing(error)) return null
  throw asStoreError(error)
}

/**
 * Objects as files in a folder, each under its key. They are written aside, brought to the disk and
 * then renamed: a reader, or a crash, finds all of an object or nothing. Several processes of one
 * machine may share the folder.
 * @throws ObjectStoreError when the folder cannot be written
 */
export async function openDiskStore(folder: string): Promise<ObjectStore> {
  const root = resolve(folder)
  const aside = join(root, 'tmp')
  const pathOf = (key: string) => join(root, ...checkedKey(key).split('/'))

  async function prepare(): Promise<void> {
    await mkdir(aside, { recursive: true, mode: 0o700 })
    const now = Date.now()
    for (const name of await readdir(aside)) {
      const path = join(aside, name)
      const found = await stat(path).catch(orNull)
      if (found !== null && now - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true })
    }
  }

  /** A folder that became empty may be removed between the two steps. */
  async function moveIn(from: string, to: string, triesLeft = 5): Promise<void> {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    try {
      await rename(from, to)
    } catch (error) {
      if (!isMissing(error) || triesLeft === 0) throw error
      await moveIn(from, to, triesLeft - 1)
    }
  }

  /** Opens a file to be written aside, also where the folder was emptied or mounted anew. */
  async function openAside(path: string) {
    try {
      return await open(path, 'wx', 0o600)
    } catch (error) {
      if (!isMissing(error)) throw error
      await mkdir(aside, { recursive: true, mode: 0o700 })
      return open(path, 'wx', 0o600)
    }
  }

  async function probe(): Promise<void> {
    const path = join(aside, randomUUID())
    try {
      const file = await openAside(path)
      try {
        await file.writeFile(probed)
        await file.sync()
      } finally {
        await file.close()
      }
    } finally {
      await rm(path, { force: true })
    }
  }

  async function write(key: string, bytes: Uint8Array | Readable): Promise<number> {
    const target = pathOf(key)
    const path = join(aside, randomUUID())
    try {
      let size = 0
      const file = await openAside(path)
      try {
        const chunks = bytes instanceof Uint8Array ? [bytes] : bytes
        for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
          await file.writeFile(chunk)
          size += chunk.byteLength
        }
        await file.sync()
      } finally {
        await file.close()
      }
      await moveIn(path, target)
      await syncFolder(dirname(target))
      return size
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  async function* walk(path: string, key: string): AsyncIterable<ObjectHead> {
    const entries = await opendir(path).catch(orNull)
    if (entries === null) return
    for await (const entry of entries) {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) yield* walk(inner, `${key}${entry.name}/`)
      else if (isObjectKey(`${key}${entry.name}`)) {
        const found = await stat(inner).catch(orNull)
        if (found !== null)
          yield { key: `${key}${entry.name}`, size: found.size, modifiedAt: found.mtime }
      }
    }
  }

  const store: ObjectStore = {
    description: 'disk',
    put: (key, bytes) =>
      write(key, bytes).catch((error: unknown) => {
        throw asStoreError(error)
      }),
    async open(key, range) {
      const file = await open(pathOf(key), 'r').catch(orNull)
      if (file === null) return null
      try {
        const { size } = await file.stat()
        if (range !== undefined && (range.start >= size || range.end < range.start))
          throw new RangeError(`The object has ${size} bytes`)
        const part = range && { start: range.start, end: Math.min(range.end, size - 1) }
        return { stream: file.createReadStream({ ...part }), size, mime: contentTypeOf(key) }
      } catch (error) {
        await file.close()
        throw asStoreError(error)
      }
    },
    async read(key) {
      const opened = await store.open(key)
      if (opened === null) return null
      return buffer(opened.stream).catch((error: unknown) => {
        throw asStoreError(error)
      })
    },
    async head(key) {
      const found = await stat(pathOf(key)).catch(orNull)
      return found === null ? null : { key, size: found.size, modifiedAt: found.mtime }
    },
    async delete(key) {
      const path = pathOf(key)
      await rm(path, { force: true }).catch(orNull)
      // The folders tell who was here and when: they go when nothing is in them.
      for (const empty of [dirname(path), dirname(dirname(path))])
        if (
          !(await rmdir(empty).then(
            () => true,
            () => false,
          ))
        )
          return
    },
    async *list(prefix) {
      yield* walk(join(root, ...checkedPrefix(prefix).split('/')), prefix)
    },
    probe: () =>
      probe().catch((error: unknown) => {
        throw asStoreError(error)
      }),
    close: () => Promise.resolve(),
  }

  try {
    await prepare()
  } catch (error) {
    throw asStoreError(error)
  }
  return store
}

/** A renamed file is there after a crash only once its folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(orNull)
  if (folder === null) return
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
