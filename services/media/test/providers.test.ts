import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  fault,
  html,
  json,
  bytes,
  mp3,
  startMediaServer,
} from '@lumen/ai/test-support/media-server'
import { languages } from '@lumen/contracts/languages'
import { mediaProgramsForTests } from '@lumen/provision/media-testing'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImageRequest } from '../src/ports/image.ts'
import type { ModeratedRequest } from '../src/ports/moderation.ts'
import { openProviders, type Providers } from '../src/providers/open-providers.ts'
import { readProvidersConfig } from '../src/providers/providers-config.ts'
import { runProgram } from '../src/providers/local/run-program.ts'
import type { SpeechPrograms } from '../src/providers/local/speech-provider.ts'

let server: Awaited<ReturnType<typeof startMediaServer>>
let programs: SpeechPrograms
let folder: string
let providers: Providers
const lines: string[] = []
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
  moderation: 'POST /v1/moderations',
} as const

beforeAll(async () => {
  server = await startMediaServer()
  programs = await mediaProgramsForTests()
}, 300_000)
afterAll(() => server.close())
beforeEach(async () => {
  server.reset()
  lines.length = 0
  folder = await mkdtemp(join(tmpdir(), 'lumen-providers-'))
})
afterEach(async () => {
  await providers.close()
  await rm(folder, { recursive: true, force: true })
})

const programsFile = () => join(folder, 'programs.json')
const writePrograms = (entries: object) => writeFile(programsFile(), JSON.stringify(entries))
const allPrograms = () => ({ ffmpeg: programs.ffmpeg, 'espeak-ng': programs.espeak })

/** Opens providers whose named capabilities are served by the double. */
function open(
  ...kinds: readonly ('image' | 'speech' | 'transcription' | 'video' | 'moderation')[]
) {
  const env: Record<string, string> = { MEDIA_PROGRAMS_FILE: programsFile() }
  for (const kind of kinds) {
    const name = kind.toUpperCase()
    env[`OPENAI_${name}_MODEL`] = `double-${kind}`
    env[`OPENAI_${name}_BASE_URL`] = server.baseUrl
    env[`OPENAI_${name}_API_KEY`] = 'sk-test'
  }
  providers = openProviders(readProvidersConfig(env), {
    log: createLogger({
      service: 'media',
      destination: { write: (line: string) => void lines.push(line) },
    }),
    metrics: createMetrics({ service: 'media' }),
  })
  return providers
}
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

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
    const painted = await open().image.paint(image, never)
    expect(painted).toMatchObject({ model: 'local/procedural-painter-1', mime: 'image/jpeg' })
    expect(painted.fallback).toBeUndefined()
  })

  it('come from the provider, asked for in words, no larger than wanted', async () => {
    const [small, large] = await Promise.all([answerWithPicture(32), answerWithPicture(256)])
    server.next(paths.image, small.answer, large.answer)
    const { image: provider } = open('image')
    const first = await provider.paint(image, never)
    expect(first).toEqual({ bytes: small.picture, mime: 'image/png', model: 'double-image' })
    const second = await provider.paint({ ...image, kind: 'avatar' }, never)
    expect(await sharp(second.bytes).metadata()).toMatchObject({ width: 64, height: 64 })
    const asked = server.asked.map(({ body }) => String(body))
    expect(asked[0]).toMatch(/海边的日落.*watercolour/)
    expect(asked[1]).toMatch(/one friendly adult character/)
  })

  it('are painted here when the provider fails, and say so', async () => {
    const cut = (await answerWithPicture(256)).picture.subarray(0, 300)
    const half = json({ data: [{ b64_json: cut.toString('base64') }] })
    const { image: provider } = open('image')
    for (const answers of [[fault(500), fault(500)], [html], [half]]) {
      lines.length = 0
      server.next(paths.image, ...answers)
      const painted = await provider.paint(image, never)
      expect(painted).toMatchObject({ model: 'local/procedural-painter-1', fallback: true })
      expect(logged()).toContainEqual(
        expect.objectContaining({ kind: 'image', fallback: true, requestId: 'request-9' }),
      )
    }
  })

  it('are not asked for again where the provider does not offer them', async () => {
    server.next(paths.image, fault(404))
    const { image: provider, capabilities } = open('image')
    expect(await capabilities('en')).toMatchObject({ image: { model: 'double-image' } })
    expect(await provider.paint(image, never)).toMatchObject({ fallback: true })
    expect(await provider.paint(image, never)).toMatchObject({ fallback: true })
    expect(server.asked).toHaveLength(1)
    expect(await capabilities('en')).toMatchObject({ image: { provider: 'local' } })
  })

  it('that the provider’s policy refuses are not painted here either', async () => {
    server.next(paths.image, fault(400, 'content_policy_violation'))
    await expect(open('image').image.paint(image, never)).rejects.toMatchObject({
      name: 'ProviderError',
      code: 'prompt_refused',
    })
  })

  it('end with the signal’s reason', async () => {
    const controller = new AbortController()
    server.next(paths.image, () => controller.abort(new Error('no longer wanted')))
    const painting = open('image').image.paint(image, controller.signal)
    await expect(painting).rejects.toThrow('no longer wanted')
  })
})

describe('speech', () => {
  it('comes from the provider with its length', async () => {
    server.next(paths.speech, bytes(mp3(40), 'audio/mpeg'))
    const spoken = await open('speech').speech.speak(speech, never)
    expect(spoken).toMatchObject({ mime: 'audio/mpeg', model: 'double-speech' })
    expect(spoken.seconds).toBeCloseTo((40 * 1_152) / 44_100)
  })

  it('is spoken here when the provider fails, in the wanted format', async () => {
    await writePrograms(allPrograms())
    server.next(paths.speech, html)
    const spoken = await open('speech').speech.speak({ ...speech, format: 'ogg' }, never)
    expect(spoken).toMatchObject({ mime: 'audio/ogg', model: 'local/espeak-ng', fallback: true })
    expect(spoken.seconds).toBeGreaterThan(0.5)
  })

  it('needs its programs, or the provider', async () => {
    await writePrograms({ ffmpeg: { reason: 'none' }, 'espeak-ng': { reason: 'none' } })
    await expect(open().speech.speak(speech, never)).rejects.toMatchObject({
      code: 'media_program_missing',
    })
    await providers.close()
    server.next(paths.speech, html)
    await expect(open('speech').speech.speak(speech, never)).rejects.toMatchObject({
      code: 'provider_failed',
    })
  })
})

describe('videos of a provider', () => {
  const film = async (length: number, seconds: number) => {
    const source = join(folder, 'made.mp4')
    const test = `testsrc=s=160x120:r=8:d=${length}`
    const args = ['-loglevel', 'error', '-f', 'lavfi', '-i', test, '-pix_fmt', 'yuv420p', source]
    await runProgram(programs.ffmpeg, args, { limitMs: 60_000, signal: never })
    await writePrograms({ ffmpeg: programs.ffmpeg })
    server.next('POST /v1/videos', json({ id: 'v', status: 'queued' }))
    server.next('GET /v1/videos/v', json({ id: 'v', status: 'completed', progress: 100 }))
    server.next('GET /v1/videos/v/content', bytes(await readFile(source), 'video/mp4'))
    return open('video').video.film(
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
      programs.ffmpeg,
      ['-hide_banner', '-i', 'pipe:0', '-f', 'null', '-'],
      { input: made.bytes, limitMs: 60_000, signal: never },
    )
    expect(words).toMatch(/Duration: 00:00:03\.0/)
    expect(words).toMatch(/Video: h264 \(High\).*yuv420p.*1280x720/)
    expect(words).toMatch(/Audio: aac/)
  })

  it('need ffmpeg', async () => {
    await writePrograms({ ffmpeg: { reason: 'none' } })
    const request = { prompt: 'sea', style: 'artistic', seconds: 3, language: 'en' } as const
    await expect(open('video').video.film(request, () => undefined, never)).rejects.toMatchObject({
      code: 'media_program_missing',
    })
    expect(server.asked).toEqual([])
  })
})

describe('recordings', () => {
  const recording = { bytes: Buffer.from('sound'), mime: 'audio/webm', language: 'zh' } as const

  it('are written down by a provider or not at all', async () => {
    expect(open().transcription).toBeNull()
    await providers.close()
    server.next(paths.transcription, json({ text: ' 你好 ' }), json({ text: '' }), html, fault(404))
    const { transcription } = open('transcription')
    const write = () => transcription!.transcribe(recording, never)
    expect(await write()).toEqual({ text: '你好', model: 'double-transcription' })
    expect((await write()).text).toBe('')
    await expect(write()).rejects.toMatchObject({ code: 'provider_failed' })
    await expect(write()).rejects.toMatchObject({ code: 'stt_unavailable' })
  })
})

describe('wishes', () => {
  const adult: ModeratedRequest = { language: 'en', ageBand: 'adult', work: 'picture' }
  const verdict = (flagged: string[]) =>
    json({
      results: [
        {
          flagged: flagged.length > 0,
          categories: Object.fromEntries(flagged.map((name) => [name, true])),
        },
      ],
    })

  it('are refused by the own rules before anybody is asked', async () => {
    const { moderate } = open('moderation')
    expect(await moderate('a naked woman', adult, never)).toEqual({
      allowed: false,
      reason: 'sexual',
      by: 'floor',
    })
    expect(await moderate('a sexy schoolgirl', { ...adult, work: 'speech' }, never)).toMatchObject({
      reason: 'minors',
    })
    expect(server.asked).toEqual([])
  })

  it('are refused by the provider, by what for', async () => {
    const { moderate } = open('moderation')
    const asked = async (flagged: string[], request = adult) => {
      server.next(paths.moderation, verdict(flagged))
      const given = await moderate('harmless words', request, never)
      return given.allowed ? null : given.reason
    }
    expect(await asked([])).toBeNull()
    expect(await asked(['sexual', 'sexual/minors'])).toBe('minors')
    expect(await asked(['self-harm/intent'])).toBe('crisis')
    expect(await asked(['sexual'], { ...adult, work: 'speech' })).toBeNull()
    expect(await asked(['sexual'], { ...adult, work: 'speech', ageBand: 'unknown' })).toBe('sexual')
    expect(await asked(['violence', 'harassment'])).toBeNull()
    expect(await asked(['violence/graphic'])).toBe('violence')
    expect(await asked(['hate'])).toBe('hate')
  })

  it('pass when the provider does not answer, which is logged; the own rules still hold', async () => {
    const { moderate } = open('moderation')
    server.next(paths.moderation, fault(500))
    expect(await moderate('a cat', adult, never)).toEqual({ allowed: true })
    expect(logged()).toContainEqual(
      expect.objectContaining({ level: 'warn', msg: 'only the own rules moderated' }),
    )
    expect(await moderate('a naked cat lady, nude', adult, never)).toMatchObject({ by: 'floor' })
  })

  it('of uploaded pictures are looked at by the provider only', async () => {
    const upload = Buffer.from('picture')
    expect(await open().moderatePicture(upload, 'image/png', adult, never)).toEqual({
      allowed: true,
    })
    await providers.close()
    server.next(paths.moderation, verdict(['sexual']), verdict([]))
    const { moderatePicture } = open('moderation')
    expect(await moderatePicture(upload, 'image/png', adult, never)).toMatchObject({
      reason: 'sexual',
      by: 'provider',
    })
    expect(await moderatePicture(upload, 'image/png', adult, never)).toEqual({ allowed: true })
  })
})

describe('capabilities', () => {
  it('switch on as soon as the programs are found', async () => {
    const { capabilities, describe: told } = open()
    expect(await capabilities('zh')).toEqual({
      image: {
        available: true,
        provider: 'local',
        model: 'local/procedural-painter-1',
        reason: null,
      },
      speech: off('正在准备 ffmpeg和espeak-ng，请稍后再试。'),
      video: off('正在准备 ffmpeg，请稍后再试。'),
      transcription: off(expect.stringContaining('OPENAI_TRANSCRIPTION_MODEL')),
    })
    await writePrograms({ ffmpeg: programs.ffmpeg, 'espeak-ng': { reason: 'no apt here' } })
    expect(await capabilities('en')).toMatchObject({
      speech: off(
        'This server has no espeak-ng. It works once the operator installs it, or sets OPENAI_SPEECH_MODEL to use a model instead.',
      ),
      video: { available: true, model: 'local/animated-slideshow-1' },
    })
    await writePrograms(allPrograms())
    expect((await capabilities('en')).speech).toMatchObject({ model: 'local/espeak-ng' })
    expect(await told()).toMatchObject({
      image: 'local',
      speech: 'local',
      video: 'local',
      transcription: expect.stringMatching(/^off: /),
    })
  })

  it('say in every language what is missing', async () => {
    await writePrograms({ ffmpeg: { reason: 'none' }, 'espeak-ng': { reason: 'none' } })
    const { capabilities } = open()
    for (const language of languages) {
      const { speech: spoken, video } = await capabilities(language)
      expect(spoken.reason).toMatch(/ffmpeg.*espeak-ng.*OPENAI_SPEECH_MODEL/)
      expect(video.reason).toContain('ffmpeg')
      expect(`${spoken.reason}${video.reason}`).not.toMatch(/[{}]/)
    }
  })

  const off = (reason: unknown) => ({ available: false, provider: 'none', model: null, reason })
})
