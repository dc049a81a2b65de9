import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ModelError } from './model-error.ts'
import { sizeInWords } from './size-in-words.ts'

/** Where a file can be had. */
export type Source = { url: string }

type Stated = { bytes?: number; sha256?: string; gitId?: string }

export type Progress = { received: number; total: number | null; bytesPerSecond: number }

export type DownloadOptions = {
  /** Tried in turn; all of them must have the same file. */
  sources: readonly Source[]
  /** What is known of it beforehand; `gitId` is the name that Git gives to these bytes. */
  expect?: Stated
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  /** Without a byte for so long, a connection is given up (20 s). */
  stallMs?: number
  /** So often a source is asked again, from where it broke off (5). */
  attempts?: number
  /** What must stay free on the disk (1 GB). */
  spareBytes?: number
}

/** What came of a file that is not whole yet. */
export const partOf = (path: string): string => `${path}.part`

/**
 * Brings a file to `path`: whole, of the size and the SHA-256 that were stated, or not at all. What
 * came of it before goes on where it ended, also after a restart; two downloads of one file must be
 * kept apart by a lock.
 *
 * @returns what it was found to be
 * @throws ModelError naming what every source answered; the signal's reason when it is aborted
 */
export async function download(
  path: string,
  options: DownloadOptions,
): Promise<{ bytes: number; sha256: string }> {
  await mkdir(dirname(path), { recursive: true })
  const failures: string[] = []
  for (const source of options.sources) {
    const host = new URL(source.url).host
    try {
      return await fromSource(path, source, options)
    } catch (error) {
      options.signal?.throwIfAborted()
      if (error instanceof DiskError) throw error
      failures.push(`${host}: ${error instanceof Error ? reasonOf(error) : String(error)}`)
    }
  }
  throw new ModelError(
    'unreachable',
    `The file could not be fetched. ${failures.join('; ')}. What came of it is kept: try again later, ` +
      `or fetch it yourself and give its path.`,
  )
}

class DiskError extends ModelError {
  constructor(message: string) {
    super('disk_full', message)
  }
}

/** A failure that no further attempt at this source mends. */
class WrongFile extends Error {}

const reasonOf = (error: Error): string =>
  error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message

async function fromSource(
  path: string,
  source: Source,
  options: DownloadOptions,
): Promise<{ bytes: number; sha256: string }> {
  const { attempts = 5, signal } = options
  const known = options.expect?.sha256 ?? options.expect?.gitId
  const stated: Stated = {
    ...(known === undefined && (await describe(source, options))),
    ...options.expect,
  }
  for (let attempt = 1; ; attempt += 1) {
    const before = await sizeOf(partOf(path))
    try {
      await receive(partOf(path), source, stated, options)
      return await finish(path, stated, signal)
    } catch (error) {
      signal?.throwIfAborted()
      const moved = (await sizeOf(partOf(path))) > before
      // Whoever still sends something is not given up.
      if (moved) attempt = 0
      if (error instanceof WrongFile || error instanceof DiskError || attempt >= attempts)
        throw error
      await sleep(Math.min(500 * 2 ** attempt, 10_000), undefined, signal && { signal })
    }
  }
}

/** Hubs state size and hash of a large file in the headers of the redirect to it; others say nothing. */
async function describe(
  { url }: Source,
  { signal, stallMs = 20_000 }: DownloadOptions,
): Promise<{ bytes?: number; sha256?: string }> {
  const limit = AbortSignal.timeout(stallMs)
  const response = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
  }).catch(() => null)
  signal?.throwIfAborted()
  if (response === null) return {}
  const bytes = Number(response.headers.get('x-linked-size'))
  const tag = (response.headers.get('x-linked-etag') ?? '').replaceAll('"', '')
  return {
    ...(Number.isSafeInteger(bytes) && bytes > 0 && { bytes }),
    ...(/^[\da-f]{64}$/.test(tag) && { sha256: tag }),
  }
}

/** Adds to `part` what it lacks. */
async function receive(
  part: string,
  { url }: Source,
  stated: { bytes?: number },
  { signal, onProgress, stallMs = 20_000, spareBytes = 1e9 }: DownloadOptions,
): Promise<void> {
  let have = await sizeOf(part)
  if (stated.bytes !== undefined && have > stated.bytes) {
    await rm(part, { force: true })
    have = 0
  }
  if (have === stated.bytes) return
  const stalled = new AbortController()
  const watch = () => stalled.abort(new Error(`nothing came for ${stallMs / 1000} s`))
  let timer = setTimeout(watch, stallMs)
  const file = await open(part, 'a')
  try {
    const response = await fetch(url, {
      headers: have > 0 ? { range: `bytes=${have}-` } : {},
      signal: AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]),
    })
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      // What is there is no beginning of what they have.
      if (response.status === 416) await file.truncate(0)
      if (response.status >= 400 && response.status < 500 && response.status !== 416)
        throw new WrongFile(`answered ${response.status}`)
      throw new Error(`answered ${response.status}`)
    }
    if (/^text\/html/i.test(response.headers.get('content-type') ?? '')) {
      await response.body.cancel()
      throw new WrongFile('answered with a web page instead of the file')
    }
    if (have > 0 && response.status !== 206) {
      await file.truncate(0)
      have = 0
    }
    const length = Number(response.headers.get('content-length'))
    const total = stated.bytes ?? (length > 0 ? have + length : null)
    if (stated.bytes !== undefined && length > 0 && have + length !== stated.bytes) {
      await response.body.cancel()
      throw new WrongFile(`has ${have + length} bytes, not ${stated.bytes}`)
    }
    await checkDisk(part, (total ?? 0) - have, spareBytes)
    const begun = performance.now()
    const first = have
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      clearTimeout(timer)
      await write(file, chunk)
      have += chunk.byteLength
      if (stated.bytes !== undefined && have > stated.bytes)
        throw new WrongFile(`sends more than ${stated.bytes} bytes`)
      const seconds = (performance.now() - begun) / 1000
      onProgress?.({
        received: have,
        total,
        bytesPerSecond: (have - first) / Math.max(seconds, 0.1),
      })
      timer = setTimeout(watch, stallMs)
    }
    if (total !== null && have < total) throw new Error(`broke off after ${have} of ${total} bytes`)
  } catch (error) {
    throw stalled.signal.aborted ? (stalled.signal.reason as Error) : error
  } finally {
    clearTimeout(timer)
    await file.sync().catch(() => {})
    await file.close()
  }
}

async function write(file: Awaited<ReturnType<typeof open>>, chunk: Uint8Array): Promise<void> {
  try {
    await file.writeFile(chunk)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new DiskError(
        'The disk is full. What came of the file is kept: make room and try again.',
      )
    throw error
  }
}

async function checkDisk(part: string, missing: number, spareBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(part))
  const free = bavail * bsize
  if (missing > 0 && free < missing + spareBytes)
    throw new DiskError(
      `The disk has ${sizeInWords(free)} free, and the file needs ${sizeInWords(missing)} more ` +
        `and leaves ${sizeInWords(spareBytes)}: make room and try again.`,
    )
}

/** Checks the whole and gives it its name; a file that is not what was stated is thrown away. */
async function finish(
  path: string,
  stated: Stated,
  signal: AbortSignal | undefined,
): Promise<{ bytes: number; sha256: string }> {
  const part = partOf(path)
  const bytes = await sizeOf(part)
  const sha256 = await hashOf(part, signal)
  const isOther =
    stated.sha256 === undefined
      ? stated.gitId !== undefined && (await gitIdOf(part, bytes, signal)) !== stated.gitId
      : sha256 !== stated.sha256
  if (isOther) {
    await rm(part, { force: true })
    throw new WrongFile('sent a file that is not the one stated (its hash differs)')
  }
  await rename(part, path)
  return { bytes, sha256 }
}

/** The SHA-256 of a file, in hexadecimal. */
export const hashOf = (path: string, signal?: AbortSignal): Promise<string> =>
  digest(createHash('sha256'), path, signal)

const gitIdOf = (path: string, bytes: number, signal?: AbortSignal): Promise<string> =>
  digest(createHash('sha1').update(`blob ${bytes}\0`), path, signal)

async function digest(hash: Hash, path: string, signal?: AbortSignal): Promise<string> {
  for await (const chunk of createReadStream(path, {
    highWaterMark: 4 << 20,
    ...(signal && { signal }),
  }))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch {
    return 0
  }
}
