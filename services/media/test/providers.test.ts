import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bytes, fault, html, json, mp3 } from '@lumen/ai/test-support/media-server'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ImageRequest } from '../src/adapters/image.ts'
import { runProgram } from '../src/adapters/local/run-program.ts'
import { soundSeconds } from '../src/adapters/sound-seconds.ts'
import { startDouble, type Double } from './support/double.ts'

let double: Double
const never = new AbortController().signal
const image: ImageRequest = {
  prompt: '海边的日落',
  style: 'watercolor',
  seed: 'one',
  size: 64,
  language: 'zh',
  kind: 'scene',
  requestId: 'request-9',
}
const speech = { text: 'Hello there', voice: 'alloy', language: 'en' } as const
const paths = {
  image: 'POST /v1/images/generations',
  speech: 'POST /v1/audio/speech',
  transcription: 'POST /v1/audio/transcriptions',
} as const

beforeAll(async () => {
  double = await startDouble()
}, 300_000)
afterEach(() => double.reset())
afterAll(() => double.close())

async function answerWithPicture(size: number) {
  const picture = await sharp({
    create: { width: size, height: size, channels: 3, background: '#4080c0' },
  })
    .png()
    .toBuffer()
  return { picture, answer: json({ data: [{ b64_json: picture.toString('base64') }] }) }
}

describe('pictures', () => {
  it('are painted here where there is no provider', async () => {
    const painted = await double.open().image.paint(image, never)
    expect(painted).toMatchObject({ model: 'local/procedural-painter-1', mime: 'image/jpeg' })
    expect(painted.fallback).toBeUndefined()
  })

  it('come from the provider, asked for in words, no larger than wanted', async () => {
    const [small, large] = await Promise.all([answerWithPicture(32), answerWithPicture(256)])
    double.server.next(paths.image, small.answer, large.answer)
    const { image: provider } = double.open('image')
    const first = await provider.paint(image, never)
    expect(first).toEqual({ bytes: small.picture, mime: 'image/png', model: 'double-image' })
    const second = await provider.paint({ ...image, kind: 'avatar' }, never)
    expect(await sharp(second.bytes).metadata()).toMatchObject({ width: 64, height: 64 })
    const asked = double.server.asked.map(({ body }) => String(body))
    expect(asked[0]).toMatch(/海边的日落.*watercolour/)
    expect(asked[1]).toMatch(/one friendly adult character/)
  })

  it('are painted here when the provider fails, and say so', async () => {
    const cut = (await answerWithPicture(256)).picture.subarray(0, 300)
    const half = json({ data: [{ b64_json: cut.toString('base64') }] })
    const { image: provider } = double.open('image')
    for (const answers of [[fault(500), fault(500)], [html], [half]]) {
      double.server.next(paths.image, ...answers)
      const painted = await provider.paint(image, never)
      expect(painted).toMatchObject({ model: 'local/procedural-painter-1', fallback: true })
      expect(double.logged()).toContainEqual(
        expect.objectContaining({ kind: 'image', fallback: true, requestId: 'request-9' }),
      )
    }
  })

  it('are told before what they show only where they are painted here, and not painted here without it', async () => {
    const violin = { ...image, prompt: '月夜的小提琴' }
    const told = { shown: ['月夜'], notShown: ['小提琴'], mainSubjectShown: false }
    expect(double.open().tellShown(violin.prompt, 'zh')).toEqual(told)
    const providers = double.open('image')
    expect(providers.tellShown(violin.prompt, 'zh')).toBeNull()
    double.server.next(paths.image, fault(404))
    await expect(providers.image.paint(violin, never)).rejects.toMatchObject({
      code: 'provider_failed',
    })
    // It rests now.
    expect(providers.tellShown(violin.prompt, 'zh')).toEqual(told)
  })

  it('are not asked for again where the provider does not offer them', async () => {
    double.server.next(paths.image, fault(404))
    const { image: provider, capabilities } = double.open('image')
    expect(await capabilities('en')).toMatchObject({ image: { model: 'double-image' } })
    expect(await provider.paint(image, never)).toMatchObject({ fallback: true })
    expect(await provider.paint(image, never)).toMatchObject({ fallback: true })
    expect(double.server.asked).toHaveLength(1)
    expect(await capabilities('en')).toMatchObject({ image: { provider: 'local' } })
  })

  it('that the provider’s policy refuses are not painted here either', async () => {
    double.server.next(paths.image, fault(400, 'content_policy_violation'))
    await expect(double.open('image').image.paint(image, never)).rejects.toMatchObject({
      name: 'ProviderError',
      code: 'prompt_refused',
    })
  })

  it('end with the signal’s reason', async () => {
    const controller = new AbortController()
    double.server.next(paths.image, () => controller.abort(new Error('no longer wanted')))
    const painting = double.open('image').image.paint(image, controller.signal)
    await expect(painting).rejects.toThrow('no longer wanted')
  })
})

describe('speech', () => {
  it('comes from the provider with its length', async () => {
    double.server.next(paths.speech, bytes(mp3(40), 'audio/mpeg'))
    const spoken = await double.open('speech').speech.speak(speech, never)
    expect(spoken).toMatchObject({ mime: 'audio/mpeg', model: 'double-speech' })
    expect(spoken.seconds).toBeCloseTo((40 * 1_152) / 44_100)
  })

  it('becomes Ogg here when the provider speaks MP3 only', async () => {
    const pieces = [bytes(mp3(40), 'audio/mpeg'), bytes(mp3(80), 'audio/mpeg')]
    await double.writePrograms({ ffmpeg: double.programs.ffmpeg })
    double.server.next(paths.speech, ...pieces)
    const text = 'Hello there. '.repeat(200)
    const spoken = await double
      .open('speech')
      .speech.speak({ ...speech, text, format: 'ogg' }, never)
    expect(spoken).toMatchObject({ mime: 'audio/ogg', model: 'double-speech' })
    expect(Math.abs(soundSeconds(spoken.bytes, 'audio/ogg') - spoken.seconds)).toBeLessThan(0.2)
  })

  it('is spoken here when the provider fails, in the wanted format', async () => {
    await double.writePrograms(double.allPrograms)
    double.server.next(paths.speech, html)
    const spoken = await double.open('speech').speech.speak({ ...speech, format: 'ogg' }, never)
    expect(spoken).toMatchObject({ mime: 'audio/ogg', model: 'local/espeak-ng', fallback: true })
    expect(spoken.seconds).toBeGreaterThan(0.5)
  })

  it('needs its programs, or the provider', async () => {
    await double.writePrograms({ ffmpeg: { reason: 'none' }, 'espeak-ng': { reason: 'none' } })
    await expect(double.open().speech.speak(speech, never)).rejects.toMatchObject({
      code: 'media_program_missing',
    })
    double.server.next(paths.speech, html)
    await expect(double.open('speech').speech.speak(speech, never)).rejects.toMatchObject({
      code: 'provider_failed',
    })
  })
})

describe('videos of a provider', () => {
  const film = async (length: number, seconds: number) => {
    const source = join(double.folder, `made-${length}.mp4`)
    const test = `testsrc=s=160x120:r=8:d=${length}`
    const args = ['-loglevel', 'error', '-f', 'lavfi', '-i', test, '-pix_fmt', 'yuv420p', source]
    await runProgram(double.programs.ffmpeg, args, { limitMs: 60_000, signal: never })
    await double.writePrograms({ ffmpeg: double.programs.ffmpeg })
    double.server.next('POST /v1/videos', json({ id: 'v', status: 'queued' }))
    double.server.next('GET /v1/videos/v', json({ id: 'v', status: 'completed', progress: 100 }))
    double.server.next('GET /v1/videos/v/content', bytes(await readFile(source), 'video/mp4'))
    return double
      .open('video')
      .video.film(
        { prompt: 'sea', style: 'documentary', seconds, language: 'en' },
        () => undefined,
        never,
      )
  }

  it.each([
    ['looped', 1, 3],
    ['trimmed', 5, 3],
  ])('are %s to the wanted length', async (_, length, seconds) => {
    const made = await film(length, seconds)
    expect(made).toMatchObject({ mime: 'video/mp4', model: 'double-video' })
    expect(await sharp(made.poster).metadata()).toMatchObject({ format: 'jpeg', width: 1_280 })
    const { words } = await runProgram(
      double.programs.ffmpeg,
      ['-hide_banner', '-i', 'pipe:0', '-f', 'null', '-'],
      { input: made.bytes, limitMs: 60_000, signal: never },
    )
    expect(words).toMatch(/Duration: 00:00:03\.0/)
    expect(words).toMatch(/Video: h264 \(High\).*yuv420p.*1280x720/)
    expect(words).toMatch(/Audio: aac/)
  })

  it('need ffmpeg', async () => {
    await double.writePrograms({ ffmpeg: { reason: 'none' } })
    const request = { prompt: 'sea', style: 'artistic', seconds: 3, language: 'en' } as const
    await expect(
      double.open('video').video.film(request, () => undefined, never),
    ).rejects.toMatchObject({
      code: 'media_program_missing',
    })
    expect(double.server.asked).toEqual([])
  })
})

describe('recordings', () => {
  const recording = { bytes: Buffer.from('sound'), mime: 'audio/webm', language: 'zh' } as const

  it('are written down by a provider or not at all', async () => {
    expect(double.open().transcription).toBeNull()
    double.server.next(
      paths.transcription,
      json({ text: ' 你好 ' }),
      json({ text: '' }),
      html,
      fault(404),
    )
    const { transcription } = double.open('transcription')
    const write = () => transcription!.transcribe(recording, never)
    expect(await write()).toEqual({ text: '你好', model: 'double-transcription' })
    expect((await write()).text).toBe('')
    await expect(write()).rejects.toMatchObject({ code: 'provider_failed' })
    await expect(write()).rejects.toMatchObject({ code: 'stt_unavailable' })
  })
})
