import { statfs } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import type { ListedModel, OwnModels } from '@lumen/contracts/models/own-models'
import { readCatalogue, type CatalogueModel } from '../catalogue.ts'
import { fitOf, suggestedModel } from '../fit.ts'
import { isChosen, listModels, readChosen, type Chosen, type KeptModel } from '../model-store.ts'
import {
  isRuntimeInstalled,
  llamaRuntime,
  runtimeFolder,
  sherpaRuntime,
  type Runtime,
} from '../runtime.ts'
import { availableMemory } from '../server/memory.ts'

/** What a download leaves on the disk. */
const spareBytes = 1e9

const bytesOf = (gigabytes: number): number => Math.round(gigabytes * 1e9)

/** What this machine is like, which models suit it, which are here and in use. */
export async function takeInventory(
  dir: string,
): Promise<Omit<OwnModels, 'revision' | 'downloads' | 'server' | 'voices'>> {
  const [kept, chosen, freeDiskBytes] = await Promise.all([
    listModels(dir),
    readChosen(dir),
    freeDisk(dir),
  ])
  const { checked, models } = readCatalogue()
  const others = kept.filter(({ name }) => models.every((model) => model.name !== name))
  const suggested = suggestedName()
  return {
    checked,
    machine: {
      memoryBytes: totalmem(),
      freeMemoryBytes: Math.round(availableMemory()),
      freeDiskBytes,
      cores: availableParallelism(),
    },
    runtime: stateOf(dir, llamaRuntime),
    speechRuntime: stateOf(dir, sherpaRuntime),
    models: [
      ...models.map((model) => listed(model, kept, chosen, freeDiskBytes, suggested)),
      ...others.map((model) => other(model, chosen)),
    ],
  }
}

const stateOf = (dir: string, runtime: Runtime) => ({
  installed: isRuntimeInstalled(runtimeFolder(dir, runtime), runtime),
  bytes: runtime.bytes,
})

function listed(
  model: CatalogueModel,
  kept: readonly KeptModel[],
  chosen: Chosen,
  freeDiskBytes: number,
  suggested: string | null,
): ListedModel {
  const { name, title, kind, family, licence, source, languages, purpose, tested } = model
  const here = kept.find((each) => each.name === name)
  const fileBytes = here?.bytes ?? bytesOf(model.size)
  return {
    name,
    title,
    kind,
    family,
    fileBytes,
    memoryBytes: bytesOf(model.memory),
    licence,
    source,
    languages,
    purpose,
    tested,
    suggested: name === suggested,
    fit: fitOf(model),
    room: here !== undefined || freeDiskBytes >= fileBytes + spareBytes,
    here: here !== undefined,
    given: here !== undefined && !here.fetched,
    used: isChosen(chosen, model),
  }
}

const other = (model: KeptModel, chosen: Chosen): ListedModel => ({
  name: model.name,
  title: model.name,
  kind: model.kind,
  family: null,
  fileBytes: model.bytes,
  memoryBytes: null,
  licence: null,
  source: null,
  languages: [],
  purpose: null,
  tested: false,
  suggested: false,
  fit: null,
  room: true,
  here: true,
  given: !model.fetched,
  used: isChosen(chosen, model),
})

/** null: none fits. */
function suggestedName(): string | null {
  try {
    return suggestedModel().name
  } catch {
    return null
  }
}

/** Of the disk that models are kept on; before their folder is there, of the one it will be on. */
async function freeDisk(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir).catch(() => statfs(import.meta.dirname))
  return bavail * bsize
}
