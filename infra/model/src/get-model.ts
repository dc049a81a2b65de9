import { mkdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { withLock } from '@lumen/provision/file-lock'
import type { ModelKind } from '@lumen/contracts/models/own-models'
import { findListed, readCatalogue, type SherpaModel } from './catalogue.ts'
import { download, hashOf, type Progress, type Source } from './download.ts'
import { sourcesOf } from './hub.ts'
import { fileOf, forgetFetching, noteFetching } from './interrupted.ts'
import { ModelError } from './model-error.ts'
import { keepModel, listModels, type KeptModel } from './model-store.ts'
import { fetchSpeechModel } from './speech-files.ts'

export type GetOptions = {
  /** Addresses of hubs, with commas between them, instead of the known ones. */
  hubs?: string | undefined
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}

/**
 * Brings a model here: one of the catalogue by name, one from an address, or a file on this machine,
 * which stays where it is. What is here already is not fetched again.
 *
 * @throws ModelError; `busy` while another process, or another call, fetches one
 */
export async function getModel(
  dir: string,
  what: string,
  options: GetOptions = {},
): Promise<KeptModel> {
  const wanted = readWish(what, options.hubs)
  await mkdir(join(dir, 'models'), { recursive: true })
  return alone(dir, options.signal, async () => {
    const known = (await listModels(dir)).find(({ name }) => name === wanted.name)
    if (known !== undefined && wanted.from !== 'file') return known
    const model =
      wanted.from === 'file'
        ? await given(wanted, options.signal)
        : await fetched(dir, what, wanted, options)
    await keepModel(dir, model)
    await forgetFetching(dir, model.name)
    return model
  })
}

/** One at a time: two would count the same room on the disk twice. */
async function alone<T>(
  dir: string,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const taken = new AbortController()
  const onWait = (pid: number) =>
    taken.abort(
      new ModelError(
        'busy',
        `A model is being fetched just now (by process ${pid}): wait until it is here, or stop it`,
      ),
    )
  return withLock(
    join(dir, 'models', 'fetching.lock'),
    {
      limitMs: 60_000,
      onWait,
      signal: signal === undefined ? taken.signal : AbortSignal.any([taken.signal, signal]),
    },
    work,
  )
}

type Wish = { name: string; kind: ModelKind } & (
  | { from: 'file'; path: string }
  | { from: 'hub'; sources: Source[] }
  | { from: 'hubs'; model: SherpaModel }
)

/**
 * What a name, an address or a path stands for.
 *
 * @throws ModelError where it is neither
 */
export function readWish(what: string, hubs?: string): Wish {
  const listed = findListed(what)
  if (listed !== null) {
    const { name, kind } = listed
    if (listed.runtime === 'sherpa') return { from: 'hubs', name, kind, model: listed }
    return { from: 'hub', name, kind, sources: sourcesOf(listed, hubs) }
  }
  const isAddress = /^https?:\/\//.test(what)
  const name = nameOf(isAddress ? new URL(what).pathname : what)
  if (!/^[a-z0-9]/.test(name))
    throw new ModelError('unknown_model', `${what} does not end in the name of a .gguf file`)
  const kind = /embed/i.test(name) ? 'embedding' : 'chat'
  if (isAddress) return { from: 'hub', name, kind, sources: [{ url: what }] }
  if (!what.includes('.gguf'))
    throw new ModelError(
      'unknown_model',
      `No model is called ${what}. Known ones: ${readCatalogue()
        .models.map((model) => model.name)
        .join(', ')}; a path or an address of a .gguf file will do as well.`,
    )
  return { from: 'file', name, kind, path: resolve(what) }
}

/** Of a file's path, as names are written here. */
const nameOf = (path: string): string =>
  basename(path)
    .replace(/\.gguf$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]+/g, '-')

async function given(
  { name, kind, path }: Extract<Wish, { from: 'file' }>,
  signal: AbortSignal | undefined,
): Promise<KeptModel> {
  const found = await stat(path).catch(() => null)
  if (found === null || !found.isFile())
    throw new ModelError('unknown_model', `There is no file ${path}`)
  const sha256 = await hashOf(path, signal)
  return { name, kind, path, fetched: false, bytes: found.size, sha256 }
}

async function fetched(
  dir: string,
  what: string,
  wish: Exclude<Wish, { from: 'file' }>,
  { hubs, signal, onProgress }: GetOptions,
): Promise<KeptModel> {
  const { name, kind } = wish
  const path = fileOf(dir, name)
  await noteFetching(dir, { name, what, totalBytes: null })
  let noting: Promise<unknown> | undefined
  const options = {
    ...(signal && { signal }),
    onProgress(progress: Progress) {
      onProgress?.(progress)
      if (progress.total === null) return
      noting ??= noteFetching(dir, { name, what, totalBytes: progress.total }).catch(() => {})
    },
  }
  const file =
    wish.from === 'hub'
      ? await download(path, { ...options, sources: wish.sources })
      : await fetchSpeechModel(path, wish.model, { ...options, hubs })
  await noting
  return { name, kind, path, fetched: true, ...file }
}
