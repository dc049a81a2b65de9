import { createHash } from 'node:crypto'
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import type { Engine, SherpaModel } from './catalogue.ts'
import { download, partOf, type Progress } from './download.ts'
import { fileUrl, hubsOf, listFiles, type HubFile } from './hub.ts'
import { ModelError } from './model-error.ts'

/** Files are many and small beside the network itself. */
const atOnce = 4

/** What an engine reads: files of its own repository, and whether each is a folder. */
function ownParts({ parts, rules = [] }: Engine): { path: string; folder: boolean }[] {
  const named = Object.entries(parts).flatMap(([name, value]) =>
    [value].flat().map((path) => ({ path, folder: name === 'dataDir' })),
  )
  return [...named, ...rules.map((path) => ({ path, folder: false }))].filter(
    ({ path }) => !path.startsWith('../'),
  )
}

/**
 * Every path that an engine reads, for whoever looks whether all is there.
 * @param folder of the model; each engine has one of its own in it
 */
export const pathsOf = (folder: string, name: string, { parts, rules = [] }: Engine): string[] =>
  [...Object.values(parts).flat(), ...rules].map((path) => join(folder, name, path))

/** @throws ModelError `not_whole` naming what is missing */
export async function checkWhole(folder: string, name: string, engine: Engine): Promise<void> {
  for (const path of pathsOf(folder, name, engine))
    await access(path).catch(() => {
      throw new ModelError('not_whole', `${path} is missing: remove the model and get it again`)
    })
}

type Wanted = HubFile & { url: string; to: string }

/**
 * Brings all files of a model that speaks or writes down to `folder`, each as its hub states it, or
 * none; what came before is not fetched again.
 *
 * @returns bytes of all, and one hash over what each was stated to be
 * @throws ModelError naming what every hub answered; the signal's reason when it is aborted
 */
export async function fetchSpeechModel(
  folder: string,
  { engines }: Pick<SherpaModel, 'engines'>,
  options: { hubs?: string | undefined; signal?: AbortSignal; onProgress?: (p: Progress) => void },
): Promise<{ bytes: number; sha256: string }> {
  const { signal, onProgress } = options
  const failures: string[] = []
  for (const hub of hubsOf(options.hubs)) {
    try {
      const wanted = await listWanted(hub, engines, partOf(folder), signal)
      await fetchAll(wanted, signal, onProgress)
      await rm(folder, { recursive: true, force: true })
      await rename(partOf(folder), folder)
      return { bytes: bytesOf(wanted), sha256: nameOf(wanted) }
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof ModelError && error.code === 'disk_full') throw error
      failures.push(
        `${new URL(hub).host}: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  throw new ModelError(
    'unreachable',
    `The model could not be fetched. ${failures.join('; ')}. What came of it is kept: try again later`,
  )
}

async function listWanted(
  hub: string,
  engines: SherpaModel['engines'],
  draft: string,
  signal: AbortSignal | undefined,
): Promise<Wanted[]> {
  const all = await Promise.all(
    Object.entries(engines).map(async ([name, engine]) => {
      const files = await listFiles(hub, engine.repository, signal)
      return ownParts(engine).flatMap(({ path, folder }) => {
        const found = files.filter((file) =>
          folder ? file.path.startsWith(`${path}/`) : file.path === path,
        )
        if (found.length === 0) throw new Error(`${engine.repository} has no ${path}`)
        return found.map((file) => ({
          ...file,
          url: fileUrl(hub, engine.repository, file.path),
          to: join(draft, name, inside(file.path)),
        }))
      })
    }),
  )
  return all.flat()
}

/** A hub's word is not taken for where files are written. */
function inside(path: string): string {
  const plain = posix.normalize(path)
  if (posix.isAbsolute(plain) || plain.startsWith('..') || /[\\:]/.test(plain))
    throw new Error(`names a file ${path}`)
  return plain
}

async function fetchAll(
  wanted: readonly Wanted[],
  signal: AbortSignal | undefined,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<void> {
  const total = bytesOf(wanted)
  const received = new Map<string, number>()
  const speeds = new Map<string, number>()
  const sum = (values: Map<string, number>) => [...values.values()].reduce((a, b) => a + b, 0)
  const tell = () =>
    onProgress?.({ received: sum(received), total, bytesPerSecond: Math.round(sum(speeds)) })
  const failed = new AbortController()
  const either = signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal])
  const queue = wanted.values()
  const work = async () => {
    for (const { path, url, to, bytes, sha256, gitId } of queue) {
      either.throwIfAborted()
      if (!(await isThere(to, bytes)))
        await download(to, {
          sources: [{ url }],
          expect: { bytes, ...(sha256 && { sha256 }), ...(gitId && { gitId }) },
          signal: either,
          onProgress(progress) {
            received.set(to, progress.received)
            speeds.set(to, progress.bytesPerSecond)
            tell()
          },
        }).catch((error: unknown) => {
          either.throwIfAborted()
          if (error instanceof ModelError && error.code === 'disk_full') throw error
          throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
        })
      received.set(to, bytes)
      speeds.delete(to)
      tell()
    }
  }
  const workers = Array.from({ length: atOnce }, () =>
    work().catch((error: unknown) => {
      failed.abort(error)
      throw error
    }),
  )
  const ends = await Promise.allSettled(workers)
  signal?.throwIfAborted()
  if (ends.some(({ status }) => status === 'rejected')) throw failed.signal.reason
}

/** What has its name is whole: it was checked before it got it. */
async function isThere(path: string, bytes: number): Promise<boolean> {
  if (bytes === 0) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, '')
  }
  return (await stat(path).catch(() => null))?.size === bytes
}

const bytesOf = (files: readonly HubFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

const nameOf = (files: readonly Wanted[]): string =>
  createHash('sha256')
    .update(
      files
        .map(({ path, bytes, sha256, gitId }) => [path, bytes, sha256, gitId].join(' '))
        .toSorted()
        .join('\n'),
    )
    .digest('hex')

/** Bytes of a file, or of all that a folder holds; 0 where there is neither. */
export async function bytesAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (found === null) return 0
  if (!found.isDirectory()) return found.size
  const inner = await readdir(path)
  const sizes = await Promise.all(inner.map((name) => bytesAt(join(path, name))))
  return sizes.reduce((a, b) => a + b, 0)
}
