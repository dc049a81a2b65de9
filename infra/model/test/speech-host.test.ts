import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openModelHost, type ModelHost, type ModelHostOptions } from '../src/host/model-host.ts'
import { hostClient } from '../test-support/host-client.ts'
import { heard, speechClient, tone, wave } from '../test-support/speech-client.ts'
import { installFakeSherpa, startSpeechHub, type SpeechHub } from '../test-support/speech-hub.ts'

let dir: string
let host: ModelHost | null = null
let hub: SpeechHub
const reports: string[] = []
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lumen-speech-host-'))
  hub = await startSpeechHub('kokoro-zh-en', 'piper-de', 'piper-en', 'sense-voice-small')
  reports.length = 0
})
afterEach(async () => {
  await host?.close()
  host = null
  hub.close()
  await rm(dir, { recursive: true, force: true })
})

let call: Speaking['call']
let say: Speaking['say']
let hear: Speaking['hear']
async function open(options: Partial<ModelHostOptions> = {}) {
  await host?.close()
  await installFakeSherpa(dir)
  host = await openModelHost({
    env: { LUMEN_MODEL_DIR: dir, LUMEN_MODEL_HUBS: hub.url },
    report: (line) => reports.push(line),
    ...options,
  })
  ;({ call, say, hear } = speechClient(host))
  return hostClient(host)
}
type Speaking = ReturnType<typeof speechClient>
type Client = ReturnType<typeof hostClient>

const get = async (asked: Client, ...names: string[]) => {
  for (const name of names) {
    await asked.read('POST', '/downloads', { name })
    await expect
      .poll(async () => {
        const { downloads, models } = await asked.read()
        const failed = downloads.find(({ state }) => state === 'failed')
        return failed?.fault?.message ?? models.find((model) => model.name === name)?.here
      })
      .toBe(true)
    await expect.poll(async () => (await asked.read()).downloads).toEqual([])
    await asked.read('PUT', `/used/${name}`)
  }
}

/** Sounds one after the other. */
const joined = (...parts: Int16Array[]) =>
  new Int16Array(Buffer.concat(parts.map(({ buffer }) => Buffer.from(buffer))).buffer)

describe('what speaks', () => {
  it('is fetched whole, taken into use, and speaks its languages with six people', async () => {
    const asked = await open()
    expect((await say('你好', 'zh')).code).toBe('model_not_found')
    await get(asked, 'kokoro-zh-en')
    expect(hub.asked.some((path) => path.endsWith('README.md'))).toBe(false)
    const listed = (await (await call('/models')).json()) as { data: object[] }
    expect(listed.data).toMatchObject([
      { id: 'kokoro-zh-en', kind: 'speech', languages: ['zh', 'en'] },
    ])
    expect((await asked.read()).voices).toMatchObject([{ name: 'kokoro-zh-en', state: 'idle' }])

    const names = ['alloy', 'nova', 'shimmer', 'echo', 'fable', 'onyx']
    const heights: number[] = []
    for (const voice of names)
      heights.push(heard((await say('今天的天气很好', 'zh', { voice })).bytes).hertz)
    expect(heights).toEqual([670, 680, 660, 700, 710, 690])
    expect(heard((await say('A fine day today', 'en')).bytes).hertz).toBe(200)
    expect((await asked.read()).voices).toMatchObject([{ state: 'ready', fault: null }])
    expect((await say('こんにちは', 'ja')).code).toBe('model_not_found')
  })

  it('tells voices of one person apart by their height, in the time that the words take', async () => {
    const asked = await open()
    await get(asked, 'piper-de')
    const text = 'Guten Morgen, mein Freund'
    const [plain, higher, man] = await Promise.all(
      ['alloy', 'shimmer', 'echo'].map((voice) => say(text, 'de', { voice })),
    )
    expect(heard(higher!.bytes).hertz / heard(plain!.bytes).hertz).toBeCloseTo(1.14, 1)
    expect(heard(higher!.bytes).seconds).toBeCloseTo(heard(plain!.bytes).seconds, 1)
    expect(man!.status).toBe(200)
    // Kerstin and Thorsten.
    expect(host!.speechPids()).toHaveLength(2)
  })

  it('gives way to a later voice in its language, and keeps the others', async () => {
    const asked = await open()
    await get(asked, 'kokoro-zh-en', 'piper-de', 'piper-en')
    const offered = async () =>
      (
        (await (await call('/models')).json()) as { data: { id: string; languages: string[] }[] }
      ).data.map(({ id, languages }) => [id, ...languages])
    expect(await offered()).toEqual([
      ['kokoro-zh-en', 'zh'],
      ['piper-de', 'de'],
      ['piper-en', 'en'],
    ])
    await asked.read('DELETE', '/used/speech?name=piper-en')
    await expect.poll(offered).toEqual([
      ['kokoro-zh-en', 'zh', 'en'],
      ['piper-de', 'de'],
    ])
    await asked.read('DELETE', '/kept/piper-de')
    await expect.poll(offered).toEqual([['kokoro-zh-en', 'zh', 'en']])
    expect(await readdir(join(dir, 'models'))).not.toContain('piper-de')
    await asked.read('DELETE', '/used/speech')
    await expect.poll(offered).toEqual([])
  })

  it('outlives a crash and what hangs, and nobody else notices', async () => {
    const asked = await open({ speechLimitMs: 1_000 })
    await get(asked, 'kokoro-zh-en', 'sense-voice-small')
    expect(await hear(wave(tone(300, 1)))).toMatchObject({ text: '300 Hz for 1 s' })
    const [crashed, behind] = await Promise.all([say('crash now', 'zh'), say('还在', 'zh')])
    expect([crashed.status, crashed.code]).toEqual([503, 'broken'])
    expect(behind.status).toBe(200)
    expect((await say('还在', 'zh')).status).toBe(200)
    const hung = await say('hang now', 'zh')
    expect([hung.status, hung.code]).toEqual([503, 'broken'])
    expect((await say('还在', 'zh')).status).toBe(200)
    expect((await hear(wave(tone(300, 1)))).status).toBe(200)
    expect(reports.filter((line) => line.startsWith('kokoro-zh-en ended'))).toHaveLength(2)
  })

  it('leaves memory when nobody needs it, and comes back', async () => {
    const asked = await open({ idleMs: 200 })
    await get(asked, 'kokoro-zh-en')
    expect((await say('你好', 'zh')).status).toBe(200)
    const [pid] = host!.speechPids()
    await expect.poll(() => host!.speechPids()).toEqual([])
    expect(() => process.kill(pid!, 0)).toThrow('ESRCH')
    expect((await say('你好', 'zh')).status).toBe(200)
  })

  it('says what is wrong with a request, and asks for its key', async () => {
    const asked = await open()
    await get(asked, 'kokoro-zh-en', 'sense-voice-small')
    expect((await call('/models', {}, 'wrong')).status).toBe(401)
    const bad = [
      say('', 'zh'),
      say('x'.repeat(5_001), 'zh'),
      say('你好', 'zh', { voice: 'nobody' }),
      say('你好', 'zh', { response_format: 'mp3' }),
    ]
    for (const { status } of await Promise.all(bad)) expect(status).toBe(400)
    expect((await hear(Buffer.from('no sound'))).status).toBe(400)
    expect((await hear(wave(tone(300, 1), 8_000))).error?.message).toContain('16000 Hz')
    expect((await hear(wave(new Int16Array(16_000 * 331)))).status).toBe(400)
    expect((await hear(wave(new Int16Array(16_000 * 400)))).status).toBe(413)
  })
})

describe('what writes down', () => {
  it('hears long sounds in pieces, and makes nothing up out of silence', async () => {
    const asked = await open()
    await get(asked, 'sense-voice-small')
    const long = wave(joined(tone(300, 20), new Int16Array(16_000), tone(500, 20)))
    const { text } = await hear(long, { model: 'sense-voice-small' })
    expect(text).toBe('300 Hz for 20 s 480 Hz for 21 s')
    expect(await hear(wave(new Int16Array(32_000)))).toMatchObject({ text: '' })
    expect((await hear(wave(tone(300, 1)), { model: 'whisper-base' })).status).toBe(404)
  })
})

describe('a download of many files', () => {
  it('is paused and gone on with after a restart, without what came already', async () => {
    let asked = await open()
    const large = 'csukuangfj/kokoro-multi-lang-v1_0/model.onnx'
    hub.held.add(large)
    await asked.read('POST', '/downloads', { name: 'kokoro-zh-en' })
    const wanted = [...hub.files].filter(
      ([key]) => key.includes('kokoro-multi') && !key.endsWith('README.md'),
    )
    const others = wanted.filter(([key]) => key !== large)
    const bytes = others.reduce((sum, [, { length }]) => sum + length, 0)
    const arrived = async () => (await asked.read()).downloads[0]?.receivedBytes ?? 0
    await expect.poll(arrived).toBeGreaterThan(bytes)
    await asked.read('POST', '/downloads/kokoro-zh-en/pause')
    asked = await open()
    const [waits] = (await asked.read()).downloads
    expect(waits).toMatchObject({ name: 'kokoro-zh-en', state: 'paused' })
    expect(waits!.receivedBytes).toBeGreaterThan(0)
    hub.asked.length = 0
    hub.release()
    await asked.read('POST', '/downloads/kokoro-zh-en/resume')
    await expect.poll(async () => (await asked.read()).downloads).toEqual([])
    expect(hub.asked).toEqual([large])
  })

  it.each(['model.onnx', 'tokens.txt'])('takes no other %s than the hub states', async (path) => {
    const key = `csukuangfj/kokoro-multi-lang-v1_0/${path}`
    hub.lies.set(key, Buffer.alloc(hub.files.get(key)!.length, 'x'))
    const asked = await open()
    await asked.read('POST', '/downloads', { name: 'kokoro-zh-en' })
    await expect
      .poll(async () => (await asked.read()).downloads)
      .toMatchObject([{ state: 'failed', fault: { code: 'unreachable' } }])
    expect((await asked.read('DELETE', '/downloads/kokoro-zh-en')).downloads).toEqual([])
    expect(await readdir(join(dir, 'models'))).toEqual([])
  })
})

describe('files that are not as they were', () => {
  it('are named, and everything else goes on', async () => {
    const asked = await open()
    await get(asked, 'kokoro-zh-en', 'piper-de')
    await rm(join(dir, 'models', 'kokoro-zh-en', 'kokoro', 'tokens.txt'))
    const missing = await say('你好', 'zh')
    expect([missing.status, missing.code]).toEqual([503, 'not_whole'])
    expect((await asked.read()).voices).toMatchObject([
      { name: 'kokoro-zh-en', state: 'fallen', fault: { code: 'not_whole' } },
      { name: 'piper-de', state: 'idle' },
    ])
    expect((await say('Guten Tag', 'de')).status).toBe(200)
  })
})
