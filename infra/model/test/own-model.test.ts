import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listModels, removeModel } from '../src/model-store.ts'
import { startOwnModel, type OwnModel } from '../src/own-model.ts'
import { ensureRuntime, runtimeVersion } from '../src/runtime.ts'
import { tinyWords, writeTinyModel } from '../test-support/tiny-model.ts'

const shared = resolve(import.meta.dirname, '..', '..', '..', '.data', 'model')

let folder: string
let dir: string
let model: OwnModel | null = null
const reports: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumen-own-model-'))
  dir = join(folder, 'kept')
  await writeTinyModel(join(folder, 'tiny.gguf'))
  // Installed once for all tests.
  const runtimeDir = await ensureRuntime(shared, { report: () => {} })
  await mkdir(dir)
  await symlink(runtimeDir, join(dir, `runtime-${runtimeVersion}`))
})
afterEach(async () => {
  await model?.close()
  model = null
  await rm(folder, { recursive: true, force: true })
})

const start = (wanted: string | undefined, env: Record<string, string> = {}) =>
  startOwnModel({
    env: { LUMEN_MODEL_DIR: dir, LUMEN_MODEL_GPU: 'off', ...env },
    wanted,
    report: (line) => reports.push(line),
  })

async function say({ env }: OwnModel): Promise<string> {
  const response = await fetch(`${env['OPENAI_BASE_URL']}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${env['OPENAI_API_KEY']}`,
    },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }], temperature: 0 }),
  })
  const { choices } = (await response.json()) as { choices: { message: { content: string } }[] }
  return choices[0]?.message.content ?? ''
}

it('runs a file of this machine, and again at the next start without being asked', async () => {
  model = await start(join(folder, 'tiny.gguf'))
  expect(model).toMatchObject({ name: 'tiny', env: { OPENAI_CHAT_MODEL: 'tiny' } })
  expect(await say(model!)).toBe(tinyWords.join(''))
  await model?.close()
  model = await start(undefined)
  expect(await say(model!)).toBe(tinyWords.join(''))
})

it('fetches what a hub has, with its progress, and removes it again', async () => {
  const path = join(folder, 'tiny.gguf')
  const { size } = await stat(path)
  const hub = createServer((_, response) => {
    response.writeHead(200, { 'content-length': size })
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((done) => hub.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`
  model = await start('qwen3-1.7b', { LUMEN_MODEL_HUBS: address })
  hub.close()
  expect(await say(model!)).toBe(tinyWords.join(''))
  expect(reports.some((line) => /^Fetching qwen3-1\.7b: .*\(100 %\)/.test(line))).toBe(true)
  await removeModel(dir, 'qwen3-1.7b')
  expect(await listModels(dir)).toEqual([])
})

it('is nothing where none was asked for or chosen, and goes behind what is configured', async () => {
  expect(await start(undefined)).toBeNull()
  const path = join(folder, 'tiny.gguf')
  expect(await start(path, { OPENAI_API_KEY: 'key' })).toBeNull()
  expect(reports.at(-1)).toContain('OPENAI_API_KEY is set')
})

it('says which one is missing', async () => {
  await expect(start(join(folder, 'gone.gguf'))).rejects.toThrow('There is no file')
  model = await start(join(folder, 'tiny.gguf'))
  await model?.close()
  await rm(join(folder, 'tiny.gguf'))
  model = await start(undefined)
  expect(model).toBeNull()
  expect(reports.at(-1)).toContain('until then the offline companion answers')
})
