import { parseArgs } from 'node:util'
import type { ListedModel } from '@lumen/contracts/models/own-models'
import { findListed } from './catalogue.ts'
import { besideModel, suggestedModel } from './fit.ts'
import { getModel, readWish } from './get-model.ts'
import { takeInventory } from './host/inventory.ts'
import { listInterrupted } from './interrupted.ts'
import { measure } from './measure.ts'
import { ModelError } from './model-error.ts'
import {
  chooseModel,
  chooseNone,
  findModel,
  listModels,
  modelDirectory,
  readChosen,
  removeModel,
} from './model-store.ts'
import { ensureRuntime, llamaRuntime, runtimeOf } from './runtime.ts'
import { sayProgress } from './say-progress.ts'
import { sizeInWords } from './size-in-words.ts'

const usage = `Usage: npm run model [-- command]
  list             the models known to suit, and how they fit this machine
  get [what]       fetches one: a name of the list, an address or a path of a .gguf file
  use name         takes it into use, also while Lumen runs, a voice in its languages; none: no model at all
  remove name      forgets it; its file goes too when it was fetched
  bench [name]     how fast it is here`

const { env } = process
const dir = modelDirectory(env)
const report = (line: string) => console.log(line)
const interrupt = new AbortController()
process.once('SIGINT', () => interrupt.abort(new Error('Stopped; what came is kept')))
const { signal } = interrupt

const fits = { well: 'fits', just: 'just fits', no: 'too large' } as const

async function list(): Promise<void> {
  const [{ machine, models, checked }, interrupted] = await Promise.all([
    takeInventory(dir),
    listInterrupted(dir),
  ])
  report(
    `${sizeInWords(machine.memoryBytes)} of memory, ${sizeInWords(machine.freeDiskBytes)} free on the disk\n`,
  )
  const state = ({ name, used, here }: ListedModel) => {
    if (used) return 'in use'
    if (here) return 'here'
    return interrupted.some((each) => each.name === name) ? 'a part is here' : ''
  }
  console.table(
    Object.fromEntries(
      models.map((model) => [
        model.name,
        {
          kind: model.kind,
          languages: model.languages.join(' '),
          file: sizeInWords(model.fileBytes),
          memory: model.memoryBytes === null ? '' : sizeInWords(model.memoryBytes),
          'this machine': model.fit === null ? '' : fits[model.fit],
          licence: model.licence ?? '',
          tested: model.tested ? 'yes' : 'no',
          state: state(model),
        },
      ]),
    ),
  )
  report(
    `Looked up on ${checked}. None of these has been tried by the project itself; what each can do is said by its source.`,
  )
  report('\nnpm run model -- get NAME, then npm run model -- use NAME, then npm start')
}

async function get(what = suggestedModel().name): Promise<void> {
  const listed = findListed(what)
  if (listed !== null)
    report(
      `${listed.title}, ${listed.licence}, from ${listed.source}. What is said stays on this machine.`,
    )
  await ensureRuntime(dir, runtimeOf(readWish(what)), { report, signal })
  const model = await getModel(dir, what, {
    hubs: env['LUMEN_MODEL_HUBS'],
    signal,
    onProgress: sayProgress(what, report),
  })
  report(`${model.name} is here (${sizeInWords(model.bytes)}): npm run model -- use ${model.name}`)
  const beside = listed?.kind === 'chat' ? besideModel(listed.memory) : null
  if (beside !== null && (await listModels(dir)).every(({ name }) => name !== beside.name))
    report(
      `Beside it there is room for ${beside.title}, which finds memories by meaning: ` +
        `npm run model -- get ${beside.name} (${sizeInWords(beside.size * 1e9)})`,
    )
}

const when = ', at once where Lumen runs on this machine, else from the next start on'

async function use(name: string): Promise<void> {
  if (name === 'none') {
    await chooseNone(dir)
    return report(`No model is in use any more${when}`)
  }
  await chooseModel(dir, await findModel(dir, name))
  report(`${name} is in use${when}`)
}

async function remove(name: string): Promise<void> {
  const model = await removeModel(dir, name)
  report(model.fetched ? `${name} is removed` : `${name} is forgotten; ${model.path} stays`)
}

async function bench(name: string | undefined): Promise<void> {
  const chosen = name ?? (await readChosen(dir)).chat
  if (chosen === null)
    throw new ModelError('unknown_model', 'Which one? npm run model -- bench NAME')
  const model = await findModel(dir, chosen)
  if (model.kind !== 'chat')
    throw new ModelError('unknown_model', `bench measures models that write; ${name} does not`)
  const runtimeDir = await ensureRuntime(dir, llamaRuntime, { report, signal })
  console.table(await measure({ runtimeDir, dataDir: dir, model, report, signal }))
}

const commands: Record<string, (what?: string) => Promise<void>> = {
  list,
  get,
  bench,
  use: (name) => use(needed(name)),
  remove: (name) => remove(needed(name)),
}

function needed(name: string | undefined): string {
  if (name === undefined) throw new Error(usage)
  return name
}

try {
  const [command = 'list', what] = parseArgs({ allowPositionals: true }).positionals
  const run = commands[command]
  if (run === undefined) throw new Error(usage)
  await run(what)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
