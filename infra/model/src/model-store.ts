import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Type, type Static } from 'typebox'
import { readJson, writeJson } from './json-file.ts'
import { ModelError } from './model-error.ts'

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
/** By name, the models in use. */
export type Chosen = Static<typeof Chosen>

const nothingChosen: Chosen = { chat: null, embedding: null }

/** Where models and their runtime are kept: `LUMEN_MODEL_DIR`, else `.data/model` of the repository. */
export const modelDirectory = (env: Readonly<Record<string, string | undefined>>): string =>
  resolve(import.meta.dirname, '..', '..', '..', env['LUMEN_MODEL_DIR'] ?? '.data/model')

const noteOf = (dir: string, name: string) => join(dir, 'models', `${name}.json`)
/** A product that runs follows this file. */
export const chosenFile = (dir: string): string => join(dir, 'chosen.json')

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

/** Notes that a model is here. */
export const keepModel = (dir: string, model: KeptModel): Promise<void> =>
  writeJson(noteOf(dir, model.name), model)

export const readChosen = async (dir: string): Promise<Chosen> =>
  (await readJson(Chosen, chosenFile(dir))) ?? nothingChosen

/** Takes a model on this machine into use. */
export const chooseModel = async (dir: string, { name, kind }: KeptModel): Promise<void> =>
  writeJson(chosenFile(dir), { ...(await readChosen(dir)), [kind]: name })

/** Takes the models of a kind, or all, out of use; what is here stays. */
export const chooseNone = async (dir: string, kind?: KeptModel['kind']): Promise<void> =>
  writeJson(
    chosenFile(dir),
    kind === undefined ? nothingChosen : { ...(await readChosen(dir)), [kind]: null },
  )

/** @throws ModelError where there is none of that name */
export async function findModel(dir: string, name: string): Promise<KeptModel> {
  const found = (await listModels(dir)).find((model) => model.name === name)
  if (found === undefined)
    throw new ModelError(
      'unknown_model',
      `${name} is not on this machine: npm run model -- get ${name}`,
    )
  return found
}

/**
 * Removes a model, out of use first; a file that somebody gave is only forgotten.
 *
 * @throws ModelError where there is none of that name
 */
export async function removeModel(dir: string, name: string): Promise<KeptModel> {
  const model = await findModel(dir, name)
  if ((await readChosen(dir))[model.kind] === name) await chooseNone(dir, model.kind)
  // Where a program still reads it, some systems let go of it a moment later.
  if (model.fetched) await rm(model.path, { force: true, maxRetries: 10, retryDelay: 300 })
  await rm(noteOf(dir, name), { force: true })
  return model
}
