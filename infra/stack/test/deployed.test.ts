import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allPermissions } from '@lumen/bus/permissions'
import { processNames, serviceNames, type ProcessName } from '@lumen/contracts/operation'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import type { ReadyNotice } from '@lumen/runtime/lifecycle'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composedEnvironment, readSettings } from '../src/composed-environment.ts'
import { readComposed } from '../src/kubernetes/composed.ts'
import { repositoryRoot } from '../src/paths.ts'
import { makeImageFolder } from './image-folder.ts'

let environment: TestEnvironment
let folder: string
let settings: Record<string, string>
const children: ChildProcess[] = []

beforeAll(async () => {
  environment = await openTestEnvironment('auth', { natsUsers: allPermissions() })
  folder = await mkdtemp(join(tmpdir(), 'lumen-deployed-'))
  const env = join(folder, '.env')
  const compose = join(repositoryRoot, 'docker-compose.yml')
  const script = join(repositoryRoot, 'infra/stack/src/write-secrets.mjs')
  execFileSync(process.execPath, [script, '--env', env, '--compose', compose], { stdio: 'pipe' })
  settings = readSettings(await readFile(env, 'utf8'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>Lumen</title>')
  await run('setup', 'packages/service/src/set-up-main.ts', await imageOf('auth'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await environment?.close()
  await rm(folder, { recursive: true, force: true })
})

/** The folder of a service's image. */
async function imageOf(service: ProcessName): Promise<string> {
  const image = join(folder, service)
  await makeImageFolder(service, image)
  return image
}

/** What Compose gives a container, with the servers, doors and folders that there are here, and nothing else. */
async function environmentOf(name: string): Promise<Record<string, string>> {
  const own = composedEnvironment(readComposed()[name]?.environment ?? {}, settings)
  const prefix = name.toUpperCase()
  const here: Record<string, string> = {
    ...environment.env,
    [`${prefix}_HOST`]: '127.0.0.1',
    [`${prefix}_PORT`]: '0',
    LOG_DIR: join(folder, 'logs', name),
    OBJECTS_DIR: join(folder, 'objects'),
    WEB_ROOT: join(folder, 'web'),
    LOG_LEVEL: 'error',
  }
  if (serviceNames.some((service) => service === name))
    here[`${prefix}_DATABASE_URL`] = await environment.databaseUrlOf(name)
  if (name === 'gateway') here['GATEWAY_METRICS_PORT'] = '0'
  return Object.fromEntries(
    Object.entries(own).map(([variable, value]) => [variable, here[variable] ?? value]),
  )
}

async function begin(name: string, main: string, cwd: string): Promise<ChildProcess> {
  const child = fork(main, {
    cwd,
    env: await environmentOf(name),
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  return child
}

async function run(name: string, main: string, cwd: string): Promise<void> {
  const [code] = await once(await begin(name, main, cwd), 'exit')
  expect([name, code]).toEqual([name, 0])
}

it.each(processNames)(
  'starts %s from the environment and the files of its image alone',
  async (service) => {
    const image = service === 'auth' ? join(folder, service) : await imageOf(service)
    const child = await begin(service, `services/${service}/src/main.ts`, image)
    const ready = once(child, 'message').then(([notice]) => (notice as ReadyNotice).url)
    const ended = once(child, 'exit').then(([code]) => `ended with ${code}`)
    const url = await Promise.race([ready, ended])
    expect(url).toMatch(/^http/)
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
    if (service !== 'gateway') {
      const status = async () => (await fetch(`${url}/health/ready`)).status
      await expect.poll(status).toBe(200)
    }
    child.kill('SIGTERM')
    expect(await ended).toBe('ended with 0')
    await rm(image, { recursive: true, force: true })
  },
)
