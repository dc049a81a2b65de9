import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { readCatalogue } from './catalogue.ts'
import { measure } from './measure.ts'
import {
  chooseModel,
  chooseNone,
  findModel,
  fitOf,
  getModel,
  listModels,
  modelDirectory,
  readChosen,
  removeModel,
  suggestedModel,
} from './model-store.ts'
import { sayProgress } from './own-model.ts'
import { ensureRuntime, ModelError } from './runtime.ts'
import { sizeInWords } from './size-in-words.ts'

const usage = `Usage: npm run model [-- command]
  list             the models known to suit, and how they fit this machine
  get [what]       fetches one: a name of the list, an address or a path of a .gguf file
  use name         it answers from the next start on; none: the offline companion does
  remove name      forgets it; its file goes too when it was fetched
  bench [name]     how fast it is here`

const { env } = process
const dir = modelDirectory(env)
const report = (line: string) => console.log(line)
const interrupt = new AbortController()
process.once('SIGINT', () => interrupt.abort(new ModelError('Stopped; what came is kept')))
const { signal } = interrupt

const fits = { well: 'fits', just: 'just fits', no: 'too large' } as const

async function list(): Promise<void> {
  const [kept, chosen] = await Promise.all([listModels(dir), readChosen(dir)])
  const disk = await statfs(import.meta.dirname)
  report(
    `${sizeInWords(totalmem())} of memory, ${sizeInWords(disk.bavail * disk.bsize)} free on the disk\n`,
  )
  const listed = readCatalogue()
  const own = kept.filter(({ name }) => listed.every((model) => model.name !== name))
  const state = (name: string, kind: 'chat' | 'embedding') => {
    if (chosen[kind] === name) return 'in use'
    return kept.some((model) => model.name === name) ? 'here' : ''
  }
  console.table(
    Object.fromEntries([
      ...listed.map((model) => [
        model.name,
        {
          kind: model.kind,
          file: sizeInWords(model.size * 1e9),
          memory: `${model.memory.toFixed(1)} GB`,
          'this machine': fits[fitOf(model)],
          licence: model.licence,
          state: state(model.name, model.kind),
        },
      ]),
      ...own.map((model) => [
        model.name,
        { kind: model.kind, file: sizeInWords(model.bytes), state: state(model.name, model.kind) },
      ]),
    ]),
  )
  report(
    'None of these has been tried by the project itself; what each can do is said by its source.',
  )
  report('\nnpm run model -- get NAME, then npm run model -- use NAME, then npm start')
}

async function get(what = suggestedModel().name): Promise<void> {
  const listed = readCatalogue().find(({ name }) => name === what)
  if (listed !== undefined)
    report(
      `${listed.title}, ${listed.licence}, from ${listed.source}. What is said to it stays here.`,
    )
  await ensureRuntime(dir, { report, signal })
  const model = await getModel(dir, what, {
    hubs: env['LUMEN_MODEL_HUBS'],
    signal,
    onProgress: sayProgress(what, report),
  })
  report(`${model.name} is here (${sizeInWords(model.bytes)}): npm run model -- use ${model.name}`)
}

async function use(name: string): Promise<void> {
  if (name === 'none') {
    await chooseNone(dir)
    return report('The offline companion answers from the next start on')
  }
  await chooseModel(dir, await findModel(dir, name))
  report(`${name} answers from the next start on`)
}

async function remove(name: string): Promise<void> {
  const model = await removeModel(dir, name)
  report(model.fetched ? `${name} is removed` : `${name} is forgotten; ${model.path} stays`)
}

async function bench(name: string | undefined): Promise<void> {
  const chosen = name ?? (await readChosen(dir)).chat
  if (chosen === null) throw new ModelError('Which one? npm run model -- bench NAME')
  const model = await findModel(dir, chosen)
  const runtimeDir = await ensureRuntime(dir, { report, signal })
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
  if (name === undefined) throw new ModelError(usage)
  return name
}

try {
  const [command = 'list', what] = parseArgs({ allowPositionals: true }).positionals
  const run = commands[command]
  if (run === undefined) throw new ModelError(usage)
  await run(what)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
