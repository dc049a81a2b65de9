import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { eraseServers } from '@lumen/provision/manage'
import { buildWeb } from './build-web.ts'
import { dataDirectory, repositoryRoot, webRoot } from './paths.ts'
import { prepare } from './prepare.ts'
import { createProgress } from './progress.ts'
import { runServices } from './run-services.ts'

/**
 * `npm start`: servers, migrations, web, services, all at one address, until Ctrl-C.
 * `--fresh` starts over with empty data; `--processes` runs every service as its own process;
 * `--api` leaves the web out (`npm run dev` serves it by Vite).
 */
const { values: options } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    processes: { type: 'boolean', default: false },
    api: { type: 'boolean', default: false },
  },
})

const envFile = join(repositoryRoot, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
const { env } = process
const dataDir = dataDirectory(env)
const progress = createProgress()

async function startOver(): Promise<void> {
  await eraseServers({ dataDir })
  await rm(dataDir, { recursive: true, force: true })
  progress.done('old data removed')
}

async function start(): Promise<{ url: string; close(): Promise<void> }> {
  if (options.fresh) await startOver()
  const [{ servers, serviceEnv }] = await Promise.all([
    progress.step(
      'servers',
      prepare(env, dataDir, (line) => progress.note(line)),
    ),
    options.api ? undefined : progress.step('web', buildWeb()),
  ])
  try {
    const running = await progress.step(
      'services',
      runServices(options.api ? serviceEnv : { ...serviceEnv, WEB_ROOT: webRoot }, {
        processes: options.processes,
        host: env['HOST'] ?? '127.0.0.1',
        port: Number(env['PORT'] ?? 8080),
      }),
    )
    return {
      url: running.url,
      async close() {
        await running.close()
        await servers.stop()
      },
    }
  } catch (error) {
    await servers.stop()
    throw error
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const
const stopped = new Promise<void>((resolve) => {
  for (const signal of signals) process.once(signal, () => resolve())
})

try {
  const starting = start()
  await Promise.race([starting, stopped])
  // What a Ctrl-C finds half started is still closed in order.
  const running = await starting
  const who = env['OPENAI_API_KEY'] ? 'a model answers' : 'the offline companion answers'
  progress.done(`ready; ${who}; Ctrl-C stops everything`)
  console.log(`\n${running.url.replace('127.0.0.1', 'localhost')}`)
  await stopped
  progress.done('stopping')
  await running.close()
  process.exit(0)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  if (env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}
