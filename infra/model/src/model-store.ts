import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { withLock } from '@lumen/provision/file-lock'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { readCatalogue, sourcesOf, type CatalogueModel, type Sampling } from './catalogue.ts'
import { download, hashOf, type Progress, type Source } from './download.ts'
import { ModelError } from './runtime.ts'

const Kept = Type.Object({
  name: Type.String(),
  kind: Type.Enum(['chat', 'embedding']),
  /** Absolute; a file that somebody gave stays where it is. */
  path: Type.String(),
  /** Ours to remove. */
  fetched: Type.Boolean(),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String(),
})
/** A model on this machine. */
export type KeptModel = Static<typeof Kept>

const Chosen = Type.Object({
  chat: Type.Union([Type.String(), Type.Null()]),
  embedding: Type.Union([Type.String(), Type.Null()]),
})
/** By name, the models that answer at the next start. */
export type Chosen = Static<typeof Chosen>

const nothingChosen: Chosen = { chat: null, embedding: null }

/** Where models and their runtime are kept: `LUMEN_MODEL_DIR`, else `.data/model` of the repository. */
export const modelDirectory = (env: Readonly<Record<string, string | undefined>>): string =>
  resolve(import.meta.dirname, '..', '..', '..', env['LUMEN_MODEL_DIR'] ?? '.data/model')

const noteOf = (dir: string, name: string) => join(dir, 'models', `${name}.json`)
const chosenFile = (dir: string) => join(dir, 'chosen.json')

/** The models on this machine, by name; one whose file is gone is left out. */
export async function listModels(dir: string): Promise<KeptModel[]> {
  const names = await readdir(join(dir, 'models')).catch(() => [])
  const notes = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => readJson(Kept, join(dir, 'models', name))),
  )
  return notes.filter((note) => note !== null).filter(({ path }) => existsSync(path))
}

export async function readChosen(dir: string): Promise<Chosen> {
  return (await readJson(Chosen, chosenFile(dir))) ?? nothingChosen
}

async function readJson<T extends typeof Kept | typeof Chosen>(
  schema: T,
  path: string,
): Promise<Static<T> | null> {
  try {
    return Value.Parse(schema, JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}

/** Takes a model on this machine into use at the next start, or out of it. */
export async function chooseModel(dir: string, { name, kind }: KeptModel): Promise<void> {
  const chosen = await readChosen(dir)
  await mkdir(dir, { recursive: true })
  await writeFile(chosenFile(dir), JSON.stringify({ ...chosen, [kind]: name }))
}

/** No model answers at the next start; what is here stays. */
export const chooseNone = (dir: string): Promise<void> =>
  writeFile(chosenFile(dir), JSON.stringify(nothingChosen))

/** @throws ModelError where there is none of that name */
export async function findModel(dir: string, name: string): Promise<KeptModel> {
  const found = (await listModels(dir)).find((model) => model.name === name)
  if (found === undefined)
    throw new ModelError(`${name} is not on this machine: npm run model -- get ${name}`)
  return found
}

/** Removes a model; a file that somebody gave is only forgotten. */
export async function removeModel(dir: string, name: string): Promise<KeptModel> {
  const model = await findModel(dir, name)
  const chosen = await readChosen(dir)
  if (chosen[model.kind] === name)
    await writeFile(chosenFile(dir), JSON.stringify({ ...chosen, [model.kind]: null }))
  if (model.fetched) await rm(model.path, { force: true })
  await rm(noteOf(dir, name), { force: true })
  return model
}

export type GetOptions = {
  /** Addresses of hubs, with commas between them, instead of the known ones. */
  hubs?: string | undefined
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}

const lockLimitMs = 24 * 60 * 60_000

/**
 * Brings a model here: one of the catalogue by name, one from an address, or a file on this machine,
 * which stays where it is. What is here already is not fetched again.
 *
 * @throws ModelError
 */
export async function getModel(
  dir: string,
  what: string,
  options: GetOptions = {},
): Promise<KeptModel> {
  const wanted = readWish(what, options.hubs)
  await mkdir(join(dir, 'models'), { recursive: true })
  const { signal } = options
  return withLock(
    join(dir, 'models', `${wanted.name}.lock`),
    { limitMs: lockLimitMs, ...(signal && { signal }) },
    async () => {
      const known = (await listModels(dir)).find(({ name }) => name === wanted.name)
      if (known !== undefined && wanted.from !== 'file') return known
      const model =
        wanted.from === 'file' ? await given(wanted, signal) : await fetched(dir, wanted, options)
      await writeFile(noteOf(dir, model.name), JSON.stringify(model, null, 2))
      return model
    },
  )
}

type Wish = { name: string; kind: CatalogueModel['kind'] } & (
  | { from: 'file'; path: string }
  | { from: 'hub'; sources: Source[] }
)

/** What a name, an address or a path stands for. */
export function readWish(what: string, hubs?: string): Wish {
  const listed = readCatalogue().find(({ name }) => name === what)
  if (listed !== undefined) {
    const { name, kind } = listed
    return { from: 'hub', name, kind, sources: sourcesOf(listed, hubs) }
  }
  const isAddress = /^https?:\/\//.test(what)
  const name = nameOf(isAddress ? new URL(what).pathname : what)
  const kind = /embed/i.test(name) ? 'embedding' : 'chat'
  if (isAddress) return { from: 'hub', name, kind, sources: [{ url: what }] }
  if (!what.includes('.gguf'))
    throw new ModelError(
      `No model is called ${what}. Known ones: ${readCatalogue()
        .map((model) => model.name)
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
  if (found === null || !found.isFile()) throw new ModelError(`There is no file ${path}`)
  return {
    name,
    kind,
    path,
    fetched: false,
    bytes: found.size,
    sha256: await hashOf(path, signal),
  }
}

async function fetched(
  dir: string,
  { name, kind, sources }: Extract<Wish, { from: 'hub' }>,
  { signal, onProgress }: GetOptions,
): Promise<KeptModel> {
  const path = join(dir, 'models', `${name}.gguf`)
  const file = await download(path, {
    sources,
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  })
  return { name, kind, path, fetched: true, ...file }
}

/** How the model's tokens are chosen, where the catalogue says it. */
export const samplingOf = (name: string): Partial<Sampling> =>
  readCatalogue().find((model) => model.name === name)?.sampling ?? {}

/** Whether a model runs well on a machine with this memory (bytes), just so, or not. */
export function fitOf(
  { memory }: Pick<CatalogueModel, 'memory'>,
  totalBytes = totalmem(),
): 'well' | 'just' | 'no' {
  const total = totalBytes / 1e9
  if (memory <= total * 0.7) return 'well'
  return memory <= total * 0.9 ? 'just' : 'no'
}

/** The catalogue's suggestion for this machine: the suggested one, else the largest that fits. */
export function suggestedModel(totalBytes = totalmem()): CatalogueModel {
  const chats = readCatalogue().filter(({ kind }) => kind === 'chat')
  const fitting = chats.filter((model) => fitOf(model, totalBytes) !== 'no')
  const suggested = fitting.find((model) => model.suggested === true)
  const found = suggested ?? fitting.toSorted((a, b) => b.memory - a.memory)[0]
  if (found === undefined)
    throw new ModelError(
      `No model of the catalogue fits into ${(totalBytes / 1e9).toFixed(1)} GB of memory`,
    )
  return found
}
