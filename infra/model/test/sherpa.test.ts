import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaProgramsForTests } from '@lumen/provision/media-testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openModelHost, type ModelHost } from '../src/host/model-host.ts'
import { getModel } from '../src/get-model.ts'
import { chooseModel, findModel } from '../src/model-store.ts'
import { runtimeFolder, sherpaRuntime } from '../src/runtime.ts'
import { heard, speechClient, tone, wave } from '../test-support/speech-client.ts'
import { startSpeechHub } from '../test-support/speech-hub.ts'
import { testRuntime, whyNot } from '../test-support/test-runtime.ts'
import { tinyEar, tinyHeard, tinyVoice } from '../test-support/tiny-speech.ts'

const missing = whyNot(sherpaRuntime)
let dir = ''
let host: ModelHost
let client: ReturnType<typeof speechClient>

beforeEach(({ skip }) => skip(missing !== null, missing ?? ''))
/** The real library, with models of some kB that the test writes, fetched like any other. */
beforeAll(async () => {
  if (missing !== null) return
  dir = await mkdtemp(join(tmpdir(), 'lumen-sherpa-'))
  await symlink(await testRuntime(sherpaRuntime), runtimeFolder(dir, sherpaRuntime))
  const hub = await startSpeechHub('piper-es', 'sense-voice-small')
  const voice = tinyVoice('es', 2)
  const ear = tinyEar()
  const put = (ending: string, content: Buffer) => {
    const key = [...hub.files.keys()].find((each) => each.endsWith(ending))
    hub.files.set(key!, content)
  }
  put('sharvard-medium.onnx', voice.model)
  put('sharvard-medium/tokens.txt', voice.tokens)
  put('model.int8.onnx', ear.model)
  put('2024-07-17/tokens.txt', ear.tokens)
  const data = await espeakData()
  const folder = 'csukuangfj/vits-piper-es_ES-sharvard-medium/espeak-ng-data'
  for (const file of globSync('**/*', { cwd: data, withFileTypes: true }))
    if (file.isFile()) {
      const path = join(file.parentPath, file.name)
      hub.files.set(`${folder}${path.slice(data.length)}`, await readFile(path))
    }
  for (const name of ['piper-es', 'sense-voice-small']) {
    await getModel(dir, name, { hubs: hub.url })
    await chooseModel(dir, await findModel(dir, name))
  }
  hub.close()
  host = await openModelHost({ env: { LUMEN_MODEL_DIR: dir }, report: () => {} })
  client = speechClient(host)
}, 300_000)
afterAll(async () => {
  await host?.close()
  if (dir) await rm(dir, { recursive: true, force: true })
})

/** What the library reads words by: the data of espeak-ng, of which Piper's voices bring a copy. */
async function espeakData(): Promise<string> {
  const { espeak } = await mediaProgramsForTests()
  const given = espeak.env['ESPEAK_DATA_PATH']
  const found = given ?? globSync('/usr/{lib,share}/{*/,}espeak-ng-data')[0]
  if (found === undefined || !existsSync(found)) throw new Error('there is no espeak-ng-data')
  return found
}

it('speaks with both people of a voice, each higher where that tells them apart', async () => {
  const text = 'Buenos días. ¿Cómo estás hoy?'
  const heights: Record<string, number> = {}
  for (const voice of ['echo', 'onyx', 'alloy', 'shimmer']) {
    const { status, bytes } = await client.say(text, 'es', { voice })
    expect(status).toBe(200)
    const { hertz, seconds } = heard(bytes)
    expect(seconds).toBeGreaterThan(1)
    heights[voice] = hertz
  }
  expect(heights).toEqual({ echo: 200, onyx: 180, alloy: 210, shimmer: 240 })
})

it('writes down what is said', async () => {
  expect(await client.hear(wave(tone(300, 2)))).toEqual({ status: 200, text: tinyHeard })
  expect(await client.hear(wave(new Int16Array(32_000)))).toEqual({ status: 200, text: '' })
})

it('refuses files that are broken, in words where it has some, and ends nobody', async () => {
  await host.close()
  const inModel = (name: string, path: string) => join(dir, 'models', name, path)
  await writeFile(inModel('piper-es', 'sharvard/es_ES-sharvard-medium.onnx'), 'broken')
  await writeFile(inModel('sense-voice-small', 'sense-voice/tokens.txt'), 'broken in two words')
  host = await openModelHost({ env: { LUMEN_MODEL_DIR: dir }, report: () => {} })
  client = speechClient(host)
  const refused = await client.say('Hola', 'es')
  expect([refused.status, refused.code]).toEqual([503, 'not_a_model'])
  expect(refused.message).toContain('Protobuf parsing failed')
  // It does not answer at all: native code ends its process.
  const unheard = await client.hear(wave(tone(300, 1)))
  expect([unheard.status, unheard.error?.code]).toEqual([503, 'broken'])
  expect((await client.call('/models')).status).toBe(200)
})
