import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytes, fault, mp3 } from '@lumen/ai/test-support/media-server'
import { languages } from '@lumen/contracts/languages'
import { speaksNeurally } from '@lumen/contracts/media/schema'
import { getModel } from '@lumen/model/get-model'
import { openModelHost, type ModelHost } from '@lumen/model/host/model-host'
import { chooseModel, chooseNone } from '@lumen/model/model-store'
import {
  installFakeSherpa,
  startSpeechHub,
  type SpeechHub,
} from '@lumen/model/test-support/speech-hub'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runProgram } from '../src/adapters/local/run-program.ts'
import { recordings } from './recordings.ts'
import { startDouble, type Capability, type Double } from './support/double.ts'
import { openMediaStack, until } from './support/media-stack.ts'

const never = new AbortController().signal
let double: Double
let hub: SpeechHub
let dir: string
let host: ModelHost | null = null

beforeAll(async () => {
  double = await startDouble()
  hub = await startSpeechHub('kokoro-zh-en', 'sense-voice-small')
  dir = await mkdtemp(join(tmpdir(), 'lumen-own-voices-'))
  await installFakeSherpa(dir)
  for (const name of ['kokoro-zh-en', 'sense-voice-small'])
    await getModel(dir, name, { hubs: hub.url })
}, 300_000)
beforeEach(async () => {
  await double.writePrograms(double.allPrograms)
})
afterEach(async () => {
  await host?.close()
  host = null
  await chooseNone(dir)
  await double.reset()
})
afterAll(async () => {
  hub.close()
  await double.close()
  await rm(dir, { recursive: true, force: true })
})

/** Providers of media beside a host that runs these models. */
async function open(names: readonly string[], ...kinds: readonly Capability[]) {
  for (const name of names) await chooseModel(dir, await getModel(dir, name))
  host = await openModelHost({ env: { LUMEN_MODEL_DIR: dir }, report: () => {} })
  return double.openWith(host.speechEnv, ...kinds)
}
const words = (language: (typeof languages)[number]) =>
  ({ text: '今天的天气很好', voice: 'nova', language }) as const

/** How high it sounds, in Hz, and how loud, in LUFS. */
async function heard(sound: Uint8Array) {
  const { output, words: told } = await runProgram(
    double.programs.ffmpeg,
    '-hide_banner -nostats -i pipe:0 -af ebur128 -ac 1 -ar 16000 -f s16le pipe:1'.split(' '),
    { input: sound, limitMs: 30_000, signal: never },
  )
  const samples = new Int16Array(output.buffer, output.byteOffset, output.length >> 1)
  let crossings = 0
  for (let at = 1; at < samples.length; at += 1)
    if (samples[at - 1]! < 0 !== samples[at]! < 0) crossings += 1
  const loudness = Number(
    /I:\s+(-?[\d.]+) LUFS/.exec(told.slice(told.lastIndexOf('Summary:')))?.[1],
  )
  return { hertz: crossings / 2 / (samples.length / 16_000), loudness }
}

/** Two seconds of a tone, as browsers record. */
const tone = async (hertz: number) => {
  const made = `-loglevel error -f lavfi -i sine=frequency=${hertz}:duration=2 -c:a libopus -f webm pipe:1`
  const { output } = await runProgram(double.programs.ffmpeg, made.split(' '), {
    limitMs: 30_000,
    signal: never,
  })
  return { bytes: output, mime: 'audio/webm' }
}

describe('speech', () => {
  it('is that of a neural voice in its languages, and of espeak-ng in all others', async () => {
    const { speech, capabilities, describe: told } = await open(['kokoro-zh-en'])
    for (const language of languages) {
      const known = await capabilities(language)
      const neural = language === 'zh' || language === 'en'
      expect(speaksNeurally(known)).toBe(neural)
      expect(known.speech).toMatchObject({
        available: true,
        provider: 'local',
        model: neural ? 'own/kokoro-zh-en' : 'local/espeak-ng',
      })
    }
    expect(await told()).toMatchObject({ speech: 'local' })
    const spoken = await speech.speak(words('zh'), never)
    expect(spoken).toMatchObject({ mime: 'audio/mpeg', model: 'own/kokoro-zh-en' })
    expect(spoken).not.toHaveProperty('fallback')
    expect(spoken.seconds).toBeCloseTo(0.7, 1)
    const { hertz, loudness } = await heard(spoken.bytes)
    // Xiaoyi, as the catalogue says of nova.
    expect(hertz / 680).toBeCloseTo(1, 1)
    expect(Math.abs(loudness + 16)).toBeLessThan(2)
    expect(await speech.speak({ ...words('en'), format: 'ogg' }, never)).toMatchObject({
      mime: 'audio/ogg',
      model: 'own/kokoro-zh-en',
    })
    const japanese = { text: '今日はいい天気です', voice: 'nova', language: 'ja' } as const
    const floor = await speech.speak(japanese, never)
    expect(floor).toMatchObject({ model: 'local/espeak-ng' })
    expect(floor).not.toHaveProperty('fallback')
  })

  it('is that of espeak-ng, and free, when the voice fails or goes', async () => {
    const { speech, capabilities } = await open(['kokoro-zh-en'])
    const simply = { model: 'local/espeak-ng', fallback: true }
    expect(await speech.speak({ ...words('zh'), text: 'crash now' }, never)).toMatchObject(simply)
    const told = expect.objectContaining({ model: 'kokoro-zh-en', fallback: true })
    expect(double.logged()).toContainEqual(told)
    expect(await speech.speak(words('zh'), never)).toMatchObject({ model: 'own/kokoro-zh-en' })
    // It goes while it is still known: what there is is asked for once a second.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    expect(speaksNeurally(await capabilities('zh'))).toBe(true)
    await host!.close()
    expect(await speech.speak(words('zh'), never)).toMatchObject(simply)
    clock.mockRestore()
    await until(async () => !speaksNeurally(await capabilities('zh')))
    const spoken = await speech.speak(words('zh'), never)
    expect(spoken).toMatchObject({ model: 'local/espeak-ng' })
    expect(spoken).not.toHaveProperty('fallback')
  })

  it('needs no espeak-ng in the languages of the voice', async () => {
    await double.writePrograms({ ffmpeg: double.programs.ffmpeg, 'espeak-ng': { reason: 'none' } })
    const { speech, capabilities } = await open(['kokoro-zh-en'])
    expect((await capabilities('zh')).speech.available).toBe(true)
    expect((await capabilities('de')).speech.available).toBe(false)
    expect(await speech.speak(words('zh'), never)).toMatchObject({ model: 'own/kokoro-zh-en' })
  })

  it('is the provider’s where one is named, and the voice’s when that fails', async () => {
    const { speech, capabilities } = await open(['kokoro-zh-en'], 'speech')
    const known = await capabilities('zh')
    expect(known.speech).toMatchObject({ provider: 'openai-compatible', neural: true })
    double.server.next('POST /v1/audio/speech', bytes(mp3(40), 'audio/mpeg'), fault(404))
    expect(await speech.speak(words('zh'), never)).toMatchObject({ model: 'double-speech' })
    expect(await speech.speak(words('zh'), never)).toMatchObject({
      model: 'own/kokoro-zh-en',
      fallback: true,
    })
  })

  it('ends with the signal’s reason', async () => {
    const { speech } = await open(['kokoro-zh-en'])
    const controller = new AbortController()
    const speaking = speech.speak({ ...words('zh'), text: 'hang now' }, controller.signal)
    controller.abort(new Error('no longer wanted'))
    await expect(speaking).rejects.toThrow('no longer wanted')
  })
})

describe('recordings', () => {
  it('are written down by a model of this machine in the languages that it hears', async () => {
    const { transcription, capabilities } = await open(['sense-voice-small'])
    const model = 'own/sense-voice-small'
    for (const language of languages) {
      const { transcription: known } = await capabilities(language)
      const hears = ['zh', 'en', 'ja', 'ko'].includes(language)
      expect([known.available, known.model]).toEqual([hears, hears ? model : null])
    }
    const write = (recording: object, language: 'zh' | 'de' = 'zh') =>
      transcription!.transcribe({ ...recording, language } as never, never)
    expect(await write(await tone(440))).toEqual({ text: '440 Hz for 2 s', model })
    const silences = [
      ['webm', 'audio/webm'],
      ['ogg', 'audio/ogg'],
      ['m4a', 'audio/mp4'],
      ['mp3', 'audio/mpeg'],
    ] as const
    for (const [name, mime] of silences)
      expect(await write({ bytes: recordings[name], mime })).toEqual({ text: '', model })
    await expect(write(await tone(440), 'de')).rejects.toMatchObject({ code: 'stt_unavailable' })
    const broken = { bytes: Buffer.from('no sound'), mime: 'audio/webm' }
    await expect(write(broken)).rejects.toMatchObject({ code: 'provider_failed' })
    await host!.close()
    await until(async () => !(await capabilities('zh')).transcription.available)
    await expect(write(await tone(440))).rejects.toMatchObject({ code: 'stt_unavailable' })
  })
})

it('speaks in the jobs of people, with the voice that they chose, and writes down what they say', async () => {
  for (const name of ['kokoro-zh-en', 'sense-voice-small'])
    await chooseModel(dir, await getModel(dir, name))
  host = await openModelHost({ env: { LUMEN_MODEL_DIR: dir }, report: () => {} })
  const stack = await openMediaStack()
  try {
    const service = await stack.start({}, { providers: double.openWith(host.speechEnv) })
    const me = stack.user({ language: 'zh' })
    const known = await me.call(service, 'GET', '/api/media/capabilities')
    expect(speaksNeurally(known.body)).toBe(true)
    expect(known.body.call).toMatchObject({ available: true, model: 'own/kokoro-zh-en' })
    const heights: number[] = []
    for (const voice of ['nova', 'onyx']) {
      const { text } = words('zh')
      const made = await me.call(service, 'POST', '/api/multimodal/generate-audio', { text, voice })
      expect([made.status, made.body.generationParams?.model]).toEqual([200, 'own/kokoro-zh-en'])
      expect(made.body.metadata).toMatchObject({ labelled: true, local: false })
      const file = await me.ask(service, 'GET', made.body.metadata.audioUrl)
      heights.push((await heard(new Uint8Array(await file.arrayBuffer()))).hertz)
    }
    expect(heights[1]! - heights[0]!).toBeGreaterThan(5)
    const form = new FormData()
    const recording = new Uint8Array((await tone(440)).bytes)
    form.set('audio', new Blob([recording], { type: 'audio/webm' }), 'recording.webm')
    const written = await me.ask(service, 'POST', '/api/speech-to-text', { form })
    expect(await written.json()).toMatchObject({ text: '440 Hz for 2 s' })
  } finally {
    await stack.close()
  }
})
