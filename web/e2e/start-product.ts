import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { allPermissions } from '@lumen/bus/permissions'
import { serviceNames } from '@lumen/contracts/operation'
import { openDatabase } from '@lumen/database/open'
import { createJobs } from '@lumen/jobs/queues'
import { findBrowser } from '@lumen/provision/browser'
import { freePort } from '@lumen/provision/free-port'
import { keepMediaPrograms } from '@lumen/provision/media-programs-file'
import { openTestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { runServices } from '@lumen/stack/run-services'
import { newSecrets } from '@lumen/stack/secrets'
import { openOwnModels } from './own-models.ts'
import type { Command, ProductKind, Started } from './product-process.ts'
import { startVoiceDouble } from './voice-double.ts'

/**
 * Starts the product on servers for tests, says once where it is, and stops everything on SIGTERM or
 * when the parent is gone. Every service of the usual one is a process of its own; a held one is in this one,
 * and a model writes the replies, which does what the parent says; one with a voice hears and speaks, too.
 * One that runs models itself is in this process as well.
 */
const root = resolve(import.meta.dirname, '..', '..')
const report = (line: string) => console.error(line)
const kind = process.argv[2] as ProductKind
const held = kind === 'held' || kind === 'voice'

const [environment, browser] = await Promise.all([
  openTestEnvironment('auth', { natsUsers: allPermissions() }),
  findBrowser({ dataDir: resolve(root, '.data', 'test'), report }),
])
const files = await mkdtemp(join(tmpdir(), 'lumen-e2e-'))
const programsFile = join(files, 'media-programs.json')
const stopSearch = new AbortController()
// Beside everything else, as `npm start` does: what needs them waits for them or does without.
const searching = keepMediaPrograms(programsFile, {
  packagesDir: resolve(root, '.data', 'packages'),
  env: process.env,
  report,
  signal: stopSearch.signal,
}).catch((error: unknown) => report(`No programs for speech and video: ${String(error)}`))
const secrets = newSecrets([])
const databaseUrls = await Promise.all(
  serviceNames.map(async (name) => [
    `${name.toUpperCase()}_DATABASE_URL`,
    await environment.databaseUrlOf(name),
  ]),
)
const model = held ? await startModelDouble() : null
const voice = kind === 'voice' ? await startVoiceDouble(files) : null
const own = kind === 'own-model' ? await openOwnModels(files, report) : null
const serviceEnv = {
  ...own?.host.modelEnv,
  ...voice?.env,
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  ...Object.fromEntries(databaseUrls),
  ...environment.env,
  // Tests talk more in a day than a free plan allows.
  LUMEN_DEFAULT_PLAN: 'premium',
  LUMEN_SEAL_KEYS: secrets.sealKeys,
  LUMEN_IDENTITY_PRIVATE_KEY: secrets.identity.privateKey,
  LUMEN_IDENTITY_PUBLIC_KEY: secrets.identity.publicKey,
  LUMEN_RATE_LIMITS: 'off',
  LOG_LEVEL: process.env['E2E_LOG_LEVEL'] ?? 'warn',
  WEB_ROOT: resolve(root, 'web', 'dist'),
  OBJECTS_DIR: join(files, 'objects'),
  MAIL_DIR: join(files, 'mail'),
  MEDIA_PROGRAMS_FILE: programsFile,
  CHAT_WORD_PAUSE_MS: '0',
  // A busy machine makes memory slow, and a reply that goes without it is another one.
  CHAT_RECALL_MS: '60000',
  ...(model === null
    ? {
        // A talk is read for what to remember while the test still looks.
        MEMORY_PAUSE_MS: '1500',
        MEMORY_BATCH: '2',
      }
    : {
        ...model.env,
        OPENAI_CHAT_VISION: 'on',
        // It waits as long as the test does.
        OPENAI_IDLE_TIMEOUT_MS: '600000',
        CHAT_LEASE_MS: '60000',
      }),
}
const running = await runServices(serviceEnv, {
  processes: kind === 'usual',
  host: '127.0.0.1',
  port: await freePort(),
  ...(own && { own: { models: own.host.controlEnv, media: own.host.speechEnv } }),
}).catch(async (error: unknown) => {
  await environment.close()
  throw error
})

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  stopSearch.abort()
  await running.close()
  await model?.close()
  await own?.close()
  await voice?.close()
  await environment.close()
  await searching
  await rm(files, { recursive: true, force: true })
  process.exit(0)
}
for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(end, () => void stop())
/** What the model is told; the rest is for others. */
const ofModel = new Set<Command['command']>(['hold', 'say', 'finish', 'count-pictures'])
if (model !== null) obey(model)
process.on('message', (told: Command) => {
  if (told.command === 'grant')
    void makeAdministrator(told.email).then(() => process.send?.('done'))
  if (told.command === 'a-day-later') void letADayPass().then(() => process.send?.('done'))
  if (told.command === 'hears') {
    voice?.hears(told.text)
    process.send?.('done')
  }
})
process.send?.({ url: running.url, browser } satisfies Started)

function obey(model: ModelDouble): void {
  let reply = model.hold()
  process.on('message', (told: Command) => {
    if (!ofModel.has(told.command)) return
    if (told.command === 'hold') reply = model.hold()
    // As models do: a token at a time, the first of which wait until they are sure to be no thoughts.
    if (told.command === 'say') reply.say(...told.text)
    if (told.command === 'finish') reply.finish()
    if (told.command === 'count-pictures')
      model.reply((_, body) => `我看到 ${picturesIn(body)} 张图片。`)
    process.send?.('done')
  })
}

/** How many pictures the newest message of a request carries. */
function picturesIn({ messages }: Record<string, unknown>): number {
  const newest = (messages as { content: unknown }[]).at(-1)?.content
  return Array.isArray(newest)
    ? newest.filter(({ type }: { type: string }) => type === 'image_url').length
    : 0
}

/** As `npm run admin -- grant` does: the API has no way. */
const makeAdministrator = (email: string) =>
  promisify(execFile)(process.execPath, ['services/auth/src/admin.ts', 'grant', email], {
    cwd: root,
    env: serviceEnv,
  })

/** No clock is moved, which leases and sessions live by: what was said moves back instead. */
async function letADayPass(): Promise<void> {
  const log = createLogger({ service: 'e2e', level: 'warn' })
  const url = await environment.databaseUrlOf('chat')
  type Tables = { all_messages: { created_at: Date }; contact_plans: { look_at: Date } }
  const db = openDatabase<Tables>({ url, log, poolSize: 1 })
  const metrics = createMetrics({ service: 'e2e' })
  const jobs = createJobs({ redisUrl: environment.redisUrl, log, metrics, service: 'chat' })
  try {
    const yesterday = new Date(Date.now() - 86_400_000)
    await db.updateTable('all_messages').set({ created_at: yesterday }).execute()
    await db.updateTable('contact_plans').set({ look_at: new Date() }).execute()
    await jobs.enqueue('chat.reach-out', {})
  } finally {
    await jobs.close()
    await db.destroy()
  }
}
