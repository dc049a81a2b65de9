import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { compiledFolder, indexFile } from '@lumen/content/compiled-index'
import { keepMediaPrograms } from '@lumen/provision/media-programs-file'
import { openModelHost, type ModelHost } from '@lumen/model/host/model-host'
import { eraseServers, serverStatus } from '@lumen/provision/manage'
import { buildWeb } from './build-web.ts'
import { giveMemoryBack } from './give-memory-back.ts'
import { checkAddressIsFree, listenAddress } from './listen-address.ts'
import { loadEnvFile } from './load-env-file.ts'
import { dataDirectory, packagesDirectory, webRoot } from './paths.ts'
import { prepare } from './prepare.ts'
import { createProgress } from './progress.ts'
import { runServices } from './run-services.ts'
import { loadServices } from './services.ts'

const usage = `Usage: npm start -- [options]
  --fresh      start over with empty data
  --processes  run every service as its own process, started again when it ends
  --api        leave the web out (npm run dev serves it by Vite)
  --model [m]  a model on this machine answers: a name (npm run model lists them), an address or a
               path of a .gguf file; without one, the one that suits this machine`

const { env } = process
const progress = createProgress()
const interrupt = new AbortController()

function readOptions() {
  try {
    return parseArgs({
      args: process.argv.slice(2).map(withValue),
      options: {
        fresh: { type: 'boolean', default: false },
        processes: { type: 'boolean', default: false },
        api: { type: 'boolean', default: false },
        model: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, {
      cause: error,
    })
  }
}

/** `--model` may stand alone. */
const withValue = (arg: string, index: number, args: readonly string[]): string =>
  arg === '--model' && (args[index + 1] ?? '--').startsWith('--') ? '--model=' : arg

/** Removes what an earlier start kept, unless one is running on it. */
async function startOver(dataDir: string): Promise<void> {
  const { users } = await serverStatus({ dataDir })
  if (users.length > 0)
    throw new Error(
      `${dataDir} is in use by process ${users.join(', ')}: stop it first, then start over.`,
    )
  await eraseServers({ dataDir })
  await rm(dataDir, { recursive: true, force: true })
  progress.done('old data removed')
}

/** Servers, migrations, web, services, all at one address. */
async function start(
  options: ReturnType<typeof readOptions>,
): Promise<{ url: string; who: string; close(): Promise<void> }> {
  loadEnvFile()
  const address = listenAddress(env)
  await checkAddressIsFree(address)
  const dataDir = dataDirectory(env)
  if (options.fresh) await startOver(dataDir)
  const preparing = prepare(env, dataDir, (line) => progress.note(line), interrupt.signal)
  // Node's watcher starts this again when a module changes: so it does for content swapped in.
  if (options.api)
    await import(pathToFileURL(join(compiledFolder, indexFile)).href, { with: { type: 'json' } })
  const building = options.api ? undefined : buildWeb(interrupt.signal)
  // What cannot be loaded is told when services start.
  if (!options.processes) loadServices().catch(() => undefined)
  // When one fails the other is ended with it, so that nothing is left running.
  for (const work of [preparing, building]) work?.catch(() => interrupt.abort())
  const [prepared, built] = await Promise.allSettled([
    progress.step('servers', preparing),
    building && progress.step('web', building),
  ])
  if (prepared.status === 'rejected') {
    throw built.status === 'rejected' && built.reason !== interrupt.signal.reason
      ? built.reason
      : prepared.reason
  }
  const { servers } = prepared.value
  const programsFile = env['MEDIA_PROGRAMS_FILE'] ?? join(dataDir, 'media-programs.json')
  const serviceEnv = { ...prepared.value.serviceEnv, MEDIA_PROGRAMS_FILE: programsFile }
  let host: ModelHost | null = null
  try {
    if (built.status === 'rejected') throw built.reason
    interrupt.signal.throwIfAborted()
    host = await modelHost(options.model)
    const running = await progress.step(
      'services',
      runServices(
        { ...serviceEnv, ...host.modelEnv, ...(!options.api && { WEB_ROOT: webRoot }) },
        {
          processes: options.processes,
          ...address,
          own: { models: host.controlEnv, media: host.speechEnv },
        },
      ),
    )
    const searching =
      env['MEDIA_PROGRAMS_FILE'] === undefined ? findMediaPrograms(programsFile) : undefined
    return {
      url: running.url,
      who: whoAnswers(host),
      async close() {
        await running.close()
        await host?.close()
        await searching
        await servers.stop()
      },
    }
  } catch (error) {
    await host?.close()
    await servers.stop()
    throw error
  }
}

/** Fetches and runs what was asked for; else it runs what was chosen before, and waits for an administrator. */
async function modelHost(wanted: string | undefined): Promise<ModelHost> {
  const report = (line: string) => progress.note(line)
  if (env['OPENAI_API_KEY'] && wanted !== undefined)
    report(
      'OPENAI_API_KEY is set: that server answers until you choose otherwise at /settings/model',
    )
  const opening = openModelHost({ env, wanted, report, signal: interrupt.signal })
  return wanted === undefined ? opening : progress.step('model', opening)
}

function whoAnswers(host: ModelHost): string {
  if (env['OPENAI_API_KEY']) return 'a model answers'
  const own = host.answering()
  if (own !== null) return `${own} answers, on this machine`
  return 'the offline companion answers (npm start -- --model: a model of your own)'
}

/** Beside everything else: speech and video are on once their programs are there. Never rejects. */
async function findMediaPrograms(file: string): Promise<void> {
  try {
    const report = (line: string) => progress.note(line)
    const options = { packagesDir: packagesDirectory, env, report, signal: interrupt.signal }
    for (const reason of await keepMediaPrograms(file, options)) progress.note(reason)
  } catch (error) {
    if (!interrupt.signal.aborted)
      progress.note(`Looking for ffmpeg and espeak-ng failed: ${String(error)}`)
  }
}

const stopped = Promise.withResolvers<void>()
let presses = 0
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    presses += 1
    // Whoever insists is let go; what is left running is found and used by the next start.
    if (presses > 1) process.exit(1)
    progress.done('stopping; once more ends it at once')
    interrupt.abort()
    stopped.resolve()
  })
}

try {
  const options = readOptions()
  const running = await start(options)
  if (!interrupt.signal.aborted) {
    progress.done(`ready; ${running.who}; Ctrl-C stops everything`)
    giveMemoryBack()
    // In development the page is served by Vite, which tells its own address.
    console.log(`\n${options.api ? 'API ' : ''}${running.url.replace('127.0.0.1', 'localhost')}`)
    await stopped.promise
  }
  await running.close()
  process.exit(0)
} catch (error) {
  if (presses > 0) process.exit(0)
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  if (env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}
