import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openModelHost, type ModelHost } from '../src/host/model-host.ts'
import { chooseModel, findModel } from '../src/model-store.ts'
import { llamaRuntime, runtimeFolder } from '../src/runtime.ts'
import { hostClient } from '../test-support/host-client.ts'
import { startMirror, type Mirror } from '../test-support/mirror.ts'
import { noRuntime, testRuntime } from '../test-support/test-runtime.ts'
import { tinyWords, writeTinyModel } from '../test-support/tiny-model.ts'

const said = tinyWords.join('')
const name = 'qwen3-1.7b'

let folder: string
let dir: string
let host: ModelHost | null = null
let mirror: Mirror | null = null
const reports: string[] = []
beforeEach(async ({ skip }) => {
  skip(noRuntime !== null, noRuntime ?? '')
  folder = await mkdtemp(join(tmpdir(), 'lumen-model-host-'))
  dir = join(folder, 'kept')
  await writeTinyModel(join(folder, 'tiny.gguf'))
  await mkdir(dir)
  await symlink(await testRuntime(), runtimeFolder(dir, llamaRuntime))
  reports.length = 0
})
afterEach(async () => {
  await host?.close()
  host = null
  mirror?.close()
  mirror = null
  if (folder) await rm(folder, { recursive: true, force: true })
})

const tiny = () => join(folder, 'tiny.gguf')
async function open(wanted?: string, env: Record<string, string> = {}) {
  host = await openModelHost({
    env: {
      LUMEN_MODEL_DIR: dir,
      LUMEN_MODEL_GPU: 'off',
      ...(mirror && { LUMEN_MODEL_HUBS: mirror.url }),
      ...env,
    },
    wanted,
    report: (line) => reports.push(line),
    againMs: 500,
  })
  return hostClient(host)
}
const reopen = async () => {
  await host?.close()
  return open()
}

it('runs a file of this machine, and again at the next start without being asked', async () => {
  const asked = await open(tiny())
  expect(host?.answering()).toBe('tiny')
  expect(await asked.say()).toBe(said)
  expect(await (await reopen()).say()).toBe(said)
})

it('fetches, pauses, goes on after a restart, answers, outlives a crash and lets go', async () => {
  const content = await readFile(tiny())
  mirror = await startMirror(content)
  let asked = await open()
  expect((await asked.read()).server.state).toBe('stopped')
  const begun = await asked.read('POST', '/downloads', { name })
  expect(begun.downloads).toMatchObject([{ name, title: 'Qwen3 1.7B' }])
  mirror.allow(100_000)
  await expect
    .poll(async () => (await asked.read()).downloads)
    .toMatchObject([{ state: 'fetching', receivedBytes: 100_000, totalBytes: content.length }])

  const second = await asked.ask('POST', '/downloads', { name: 'qwen3-8b' })
  expect([second.status, await second.json()]).toEqual([
    409,
    { code: 'busy', message: `${name} is being fetched: wait until it is here, or pause it` },
  ])
  const paused = await asked.read('POST', `/downloads/${name}/pause`)
  expect(paused.downloads).toMatchObject([{ state: 'paused', receivedBytes: 100_000, fault: null }])

  asked = await reopen()
  expect((await asked.read()).downloads).toMatchObject([{ name, state: 'paused' }])
  mirror.allow(content.length)
  await asked.read('POST', `/downloads/${name}/resume`)
  await expect.poll(async () => (await asked.read()).downloads).toEqual([])
  expect(mirror.starts).toEqual([0, 100_000])

  await asked.read('PUT', `/used/${name}`)
  await expect.poll(async () => (await asked.read()).server.state).toBe('ready')
  expect(await asked.say()).toBe(said)
  const { models, server } = await asked.read()
  expect(models.find((model) => model.name === name)).toMatchObject({ here: true, used: true })
  expect(server).toMatchObject({ chat: name, contextTokens: expect.any(Number), fault: null })

  process.kill(host!.pid()!, 'SIGKILL')
  await expect.poll(() => asked.say()).toBe(said)
  const after = await asked.read('DELETE', `/kept/${name}`)
  expect(after.models.find((model) => model.name === name)).toMatchObject({ here: false })
  await expect.poll(() => asked.say()).toBeNull()
  expect(await readdir(join(dir, 'models'))).toEqual([])
})

it('tells of news to who waits for them, and of a choice that a command makes meanwhile', async () => {
  const asked = await open(tiny())
  const { revision } = await asked.read('DELETE', '/used/chat')
  await expect.poll(async () => (await asked.read()).server.state).toBe('stopped')
  const settled = (await asked.read()).revision
  expect(settled).toBeGreaterThan(revision)
  const news = asked.read('GET', `/models?since=${settled}`)
  await chooseModel(dir, await findModel(dir, 'tiny'))
  expect((await news).revision).toBeGreaterThan(settled)
  await expect.poll(() => asked.say()).toBe(said)
})

it('fetches nothing from a hub that sends another file than it states, and gives up when told', async () => {
  mirror = await startMirror(await readFile(tiny()), { lies: true })
  mirror.allow(Infinity)
  const asked = await open()
  await asked.read('POST', '/downloads', { name })
  await expect
    .poll(async () => (await asked.read()).downloads)
    .toMatchObject([{ state: 'failed', fault: { code: 'unreachable' } }])
  expect((await asked.read('DELETE', `/downloads/${name}`)).downloads).toEqual([])
  expect((await asked.ask('POST', `/downloads/${name}/resume`)).status).toBe(404)
})

it('says that the disk is full in the middle of a download, and goes on when there is room', async () => {
  mirror = await startMirror(await readFile(tiny()))
  mirror.allow(Infinity)
  const part = join(dir, 'models', `${name}.gguf.part`)
  await mkdir(join(dir, 'models'))
  await symlink('/dev/full', part)
  const asked = await open()
  await asked.read('POST', '/downloads', { name })
  await expect
    .poll(async () => (await asked.read()).downloads)
    .toMatchObject([{ state: 'failed', fault: { code: 'disk_full' } }])
  await rm(part)
  mirror.allow(Infinity)
  await asked.read('POST', `/downloads/${name}/resume`)
  await expect.poll(async () => (await asked.read()).downloads).toEqual([])
})

it('says why a model does not run, leaves the rest alone, and runs it when it can', async () => {
  await open(tiny())
  await host?.close()
  await rm(tiny())
  const asked = await open()
  expect(host?.answering()).toBeNull()
  expect((await asked.read()).server).toMatchObject({
    state: 'fallen',
    fault: { code: 'unknown_model' },
  })
  expect(reports.at(-1)).toContain('until then the offline companion answers')
  await writeTinyModel(tiny())
  await expect.poll(() => asked.say()).toBe(said)
  expect(reports.filter((line) => line.includes('offline companion'))).toHaveLength(1)
  await host?.close()
  await expect(open(join(folder, 'gone.gguf'))).rejects.toThrow('There is no file')
})

it('listens to nobody without the key', async () => {
  await open()
  expect((await fetch(`${host!.controlEnv.LUMEN_MODEL_HOST_URL}/models`)).status).toBe(401)
})
