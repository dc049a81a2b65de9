import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { modelKinds, type ModelKind } from '@lumen/contracts/models/own-models'
import { Type, type Static } from 'typebox'
import { findSpeechModel } from './catalogue.ts'
import { readJson, writeJson } from './json-file.ts'
import { ModelError } from './model-error.ts'

const Kept = Type.Object({
  name: Type.String(),
  kind: Type.Enum(modelKinds),
  /** Absolute, of a file or a folder; a file that somebody gave stays where it is. */
  path: Type.String(),
  /** Ours to remove. */
  fetched: Type.Boolean(),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String(),
})
/** A model on this machine. */
export type KeptModel = Static<typeof Kept>

const NameOrNone = Type.Union([Type.String(), Type.Null()])
const Chosen = Type.Object({
  chat: NameOrNone,
  embedding: NameOrNone,
  /** Voices: each language is spoken by the last that has it. */
  speech: Type.Array(Type.String()),
  recognition: NameOrNone,
})
/** By name, the models in use. */
export type Chosen = Static<typeof Chosen>

const nothingChosen: Chosen = { chat: null, embedding: null, speech: [], recognition: null }

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

export const readChosen = async (dir: string): Promise<Chosen> => ({
  ...nothingChosen,
  // Written before there were voices, it names none.
  ...(await readJson(Type.Partial(Chosen), chosenFile(dir))),
})

export const isChosen = (chosen: Chosen, { name, kind }: Pick<KeptModel, 'name' | 'kind'>) =>
  [chosen[kind]].flat().includes(name)

/** Takes a model on this machine into use; a voice takes the place of others in its languages. */
export async function chooseModel(dir: string, { name, kind }: KeptModel): Promise<void> {
  const chosen = await readChosen(dir)
  const next = kind === 'speech' ? besidesVoice(chosen.speech, name) : name
  await writeJson(chosenFile(dir), { ...chosen, [kind]: next })
}

function besidesVoice(voices: readonly string[], name: string): string[] {
  const next = [...voices.filter((voice) => voice !== name), name]
  const languagesOf = (voice: string): string[] => findSpeechModel(voice)?.languages ?? []
  return next.filter((voice, index) => {
    const later = next.slice(index + 1).flatMap(languagesOf)
    return voice === name || languagesOf(voice).some((language) => !later.includes(language))
  })
}

/** Takes the models of a kind, or all, out of use; of voices also one alone. What is here stays. */
export async function chooseNone(dir: string, kind?: ModelKind, name?: string): Promise<void> {
  const chosen = await readChosen(dir)
  if (kind === undefined) return writeJson(chosenFile(dir), nothingChosen)
  if (name !== undefined && !isChosen(chosen, { name, kind })) return
  const none = { ...chosen, [kind]: nothingChosen[kind] }
  if (kind === 'speech' && name !== undefined)
    none.speech = chosen.speech.filter((voice) => voice !== name)
  await writeJson(chosenFile(dir), none)
}

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
  await chooseNone(dir, model.kind, name)
  // Where a program still reads it, some systems let go of it a moment later.
  if (model.fetched)
    await rm(model.path, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
  await rm(noteOf(dir, name), { force: true })
  return model
}
