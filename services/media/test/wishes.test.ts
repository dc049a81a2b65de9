import { fault, json } from '@lumen/ai/test-support/media-server'
import { languages } from '@lumen/contracts/languages'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ModeratedRequest } from '@lumen/service/moderate'
import { startDouble, type Double } from './support/double.ts'

let double: Double
const never = new AbortController().signal
const moderations = 'POST /v1/moderations'

beforeAll(async () => {
  double = await startDouble()
}, 300_000)
afterEach(() => double.reset())
afterAll(() => double.close())

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
    const { moderate } = double.open('moderation')
    expect(await moderate('a naked woman', adult, never)).toEqual({
      allowed: false,
      reason: 'sexual',
      by: 'floor',
      provider: null,
      model: null,
      providerAway: false,
    })
    expect(await moderate('a sexy schoolgirl', { ...adult, work: 'speech' }, never)).toMatchObject({
      reason: 'minors',
    })
    expect(double.server.asked).toEqual([])
  })

  it('are refused by the provider, by what for', async () => {
    const { moderate } = double.open('moderation')
    const asked = async (flagged: string[], request = adult) => {
      double.server.next(moderations, verdict(flagged))
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
    const { moderate } = double.open('moderation')
    double.server.next(moderations, fault(500))
    expect(await moderate('a cat', adult, never)).toMatchObject({
      allowed: true,
      by: 'floor',
      provider: 'openai',
      providerAway: true,
    })
    expect(double.logged()).toContainEqual(
      expect.objectContaining({ level: 'warn', msg: 'only the own rules moderated' }),
    )
    expect(await moderate('a naked cat lady, nude', adult, never)).toMatchObject({ by: 'floor' })
  })

  it('of uploaded pictures are looked at by the provider only', async () => {
    const upload = Buffer.from('picture')
    expect(await double.open().moderatePicture(upload, 'image/png', adult, never)).toMatchObject({
      allowed: true,
      by: 'floor',
      providerAway: false,
    })
    double.server.next(moderations, verdict(['sexual']), verdict([]))
    const { moderatePicture } = double.open('moderation')
    expect(await moderatePicture(upload, 'image/png', adult, never)).toMatchObject({
      reason: 'sexual',
      by: 'provider',
    })
    expect(await moderatePicture(upload, 'image/png', adult, never)).toMatchObject({
      allowed: true,
    })
  })
})

describe('capabilities', () => {
  it('switch on as soon as the programs are found', async () => {
    const { capabilities, describe: told } = double.open()
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
    await double.writePrograms({
      ffmpeg: double.programs.ffmpeg,
      'espeak-ng': { reason: 'no apt here' },
    })
    expect(await capabilities('en')).toMatchObject({
      speech: off(
        'This server has no espeak-ng. It works once the operator installs it, or sets OPENAI_SPEECH_MODEL to use a model instead.',
      ),
      video: { available: true, model: 'local/animated-slideshow-1' },
    })
    await double.writePrograms(double.allPrograms)
    expect((await capabilities('en')).speech).toMatchObject({ model: 'local/espeak-ng' })
    expect(await told()).toMatchObject({
      image: 'local',
      speech: 'local',
      video: 'local',
      transcription: expect.stringMatching(/^off: /),
    })
  })

  it('say in every language what is missing', async () => {
    await double.writePrograms({ ffmpeg: { reason: 'none' }, 'espeak-ng': { reason: 'none' } })
    const { capabilities } = double.open()
    for (const language of languages) {
      const { speech: spoken, video } = await capabilities(language)
      expect(spoken.reason).toMatch(/ffmpeg.*espeak-ng.*OPENAI_SPEECH_MODEL/)
      expect(video.reason).toContain('ffmpeg')
      expect(`${spoken.reason}${video.reason}`).not.toMatch(/[{}]/)
    }
  })

  const off = (reason: unknown) => ({ available: false, provider: 'none', model: null, reason })
})
