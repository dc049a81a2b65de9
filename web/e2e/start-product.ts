import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serviceNames } from '@lumen/contracts/operation'
import { findBrowser } from '@lumen/provision/browser'
import { freePort } from '@lumen/provision/free-port'
import { keepMediaPrograms } from '@lumen/provision/media-programs-file'
import { openTestEnvironment } from '@lumen/provision/testing'
import { runServices } from '@lumen/stack/run-services'
import { newSecrets } from '@lumen/stack/secrets'

/**
 * Starts every service as a process of its own on servers for tests, prints one line of JSON with
 * the address and the browser to use, and stops everything on SIGTERM.
 */
const root = resolve(import.meta.dirname, '..', '..')
const report = (line: string) => console.error(line)

const [environment, browser] = await Promise.all([
  openTestEnvironment('auth'),
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
const running = await runServices(
  {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ...Object.fromEntries(databaseUrls),
    NATS_URL: environment.nats.url,
    NATS_USER: environment.nats.user,
    NATS_PASS: environment.nats.pass,
    REDIS_URL: environment.redisUrl,
    // Tests talk more in a day than a free plan allows.
    LUMEN_DEFAULT_PLAN: 'premium',
    LUMEN_SEAL_KEYS: secrets.sealKeys,
    LUMEN_IDENTITY_PRIVATE_KEY: secrets.identity.privateKey,
    LUMEN_IDENTITY_PUBLIC_KEY: secrets.identity.publicKey,
    LUMEN_RATE_LIMITS: 'off',
    LOG_LEVEL: process.env['E2E_LOG_LEVEL'] ?? 'warn',
    WEB_ROOT: resolve(root, 'web', 'dist'),
    OBJECTS_DIR: join(files, 'objects'),
    MEDIA_PROGRAMS_FILE: programsFile,
    // Slow enough to see a reply grow, to reload in the middle of it and to stop it.
    CHAT_WORD_PAUSE_MS: '150',
    // A talk is read for what to remember while the test still looks.
    MEMORY_PAUSE_MS: '1500',
    MEMORY_BATCH: '2',
  },
  { processes: true, host: '127.0.0.1', port: await freePort() },
).catch(async (error: unknown) => {
  await environment.close()
  throw error
})
console.log(JSON.stringify({ url: running.url, browser }))

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  stopSearch.abort()
  await running.close()
  await environment.close()
  await searching
  await rm(files, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
