import { voices } from '@lumen/contracts/media/names'
import { languages } from '@lumen/contracts/languages'
import { mediaProgramsForTests } from '@lumen/provision/media-testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { readLabel } from '../src/labels/label.ts'
import { writeLabel } from '../src/labels/write-label.ts'
import { runProgram } from '../src/adapters/local/run-program.ts'
import { localSpeechProvider, type SpeechPrograms } from '../src/adapters/local/speech-provider.ts'
import { soundSeconds } from '../src/adapters/sound-seconds.ts'
import { hear } from './sound.ts'
import { createWorkers } from '@lumen/runtime/workers'
import { readAloudWords } from '../src/texts.ts'

let programs: SpeechPrograms
const never = new AbortController().signal
const workers = createWorkers({ places: 2 })
const texts = {
  zh: '你好，今天是2026-11-21，我们一起去海边看日落吧。',
  en: 'Hello, today is 2026-11-21. Shall we watch the sunset by the sea?',
  ja: 'こんにちは、今日は海辺で夕日を見ましょう。参加者は120人です。',
  ko: '안녕하세요, 오늘은 바닷가에서 함께 노을을 보아요.',
  fr: 'Bonjour, allons voir le coucher du soleil au bord de la mer.',
  de: 'Hallo, wollen wir heute am Meer den Sonnenuntergang sehen?',
  es: 'Hola, vamos a ver juntos el atardecer junto al mar.',
  pt: 'Olá, vamos ver o pôr do sol juntos à beira do mar.',
} as const

beforeAll(async () => {
  programs = await mediaProgramsForTests()
}, 300_000)

describe('the local voices', () => {
  it('differ in pitch and are equally loud', async () => {
    const heard = await Promise.all(
      voices.map(async (voice) => {
        const spoken = await localSpeechProvider(programs, workers).speak(
          { text: texts.en, voice, language: 'en' },
          never,
        )
        return { voice, spoken, ...(await hear(programs.ffmpeg, spoken.bytes)) }
      }),
    )
    const byPitch = heard.toSorted((a, b) => a.pitch - b.pitch)
    expect(byPitch.map(({ voice }) => voice)).toEqual([
      'onyx',
      'echo',
      'fable',
      'alloy',
      'nova',
      'shimmer',
    ])
    for (const [index, { pitch }] of byPitch.slice(1).entries())
      expect(pitch / byPitch[index]!.pitch).toBeGreaterThan(1.06)
    for (const { spoken, seconds, loudness } of heard) {
      expect(spoken).toMatchObject({ mime: 'audio/mpeg', model: 'local/espeak-ng' })
      expect(Math.abs(loudness + 16)).toBeLessThan(1.2)
      expect(Math.abs(seconds - spoken.seconds)).toBeLessThan(0.2)
    }
  })

  it.each(languages)('speak %s, one high and one low', async (language) => {
    const [high, low] = await Promise.all(
      (['nova', 'onyx'] as const).map(async (voice) => {
        const request = { text: texts[language], voice, language }
        const spoken = await localSpeechProvider(programs, workers).speak(request, never)
        expect(spoken.seconds).toBeGreaterThan(2)
        expect(spoken.seconds).toBeLessThan(15)
        return (await hear(programs.ffmpeg, spoken.bytes)).pitch
      }),
    )
    expect(high! / low!).toBeGreaterThan(1.8)
  })

  it('read Chinese characters as Chinese', async () => {
    const { output } = await runProgram(
      programs.espeak,
      ['-v', 'cmn-latn-pinyin', '-q', '-x', '--stdin'],
      { input: Buffer.from('你好'), limitMs: 5_000, signal: never },
    )
    expect(output.toString()).not.toContain('(en)')
    expect(output.toString()).toMatch(/n'i35.*X'Au/)
  })

  it.each([
    ['mandarin', 'cmn-latn-pinyin', '银行的音乐', /X'a35N.*'yE51/],
    ['mandarin', 'cmn-latn-pinyin', '慢慢地长大，得到了', /t@11.*ts\.'a21N.*t'@35/],
    ['japanese', 'ja', '明日は3人です', /as.it.*awa.*nin/],
  ])('read %s words as words: %s %s', async (reader, voice, text, sounds) => {
    const file = new URL(`../src/adapters/local/speech/${reader}-worker.ts`, import.meta.url)
    const { readings } = readAloudWords(voice === 'ja' ? 'ja' : 'zh')
    const reading = await workers.run<string>(file, { text, readings }, never)
    const { output } = await runProgram(programs.espeak, ['-v', voice, '-q', '-x', '--stdin'], {
      input: Buffer.from(reading),
      limitMs: 20_000,
      signal: never,
    })
    expect(output.toString().replaceAll('\n', ' ')).toMatch(sounds)
  })

  it('come as Opus in Ogg when that is wanted', async () => {
    const { bytes, mime, seconds } = await localSpeechProvider(programs, workers).speak(
      { text: texts.de, voice: 'onyx', language: 'de', format: 'ogg' },
      never,
    )
    expect(mime).toBe('audio/ogg')
    expect(Math.abs(soundSeconds(bytes, mime) - seconds)).toBeLessThan(0.2)
    expect(Math.abs((await hear(programs.ffmpeg, bytes)).loudness + 16)).toBeLessThan(1.2)
  })

  it('take what looks like commands as text or leave it out', async () => {
    const text = '--help; $(id) `id` [[n0nsense]] <speak>hello</speak> && "quoted" \u0000'
    const spoken = await localSpeechProvider(programs, workers).speak(
      { text, voice: 'alloy', language: 'en' },
      never,
    )
    expect(spoken.seconds).toBeGreaterThan(1)
  })

  it('say what cannot be spoken', async () => {
    const provider = localSpeechProvider(programs, workers)
    const request = { text: 'hello', voice: 'alloy', language: 'en' } as const
    await expect(provider.speak({ ...request, text: ' … 🦄 ' }, never)).rejects.toThrow(
      'nothing to speak',
    )
    await expect(provider.speak({ ...request, text: 'a'.repeat(5_001) }, never)).rejects.toThrow(
      'too long',
    )
    await expect(provider.speak({ ...request, voice: 'nobody' as 'alloy' }, never)).rejects.toThrow(
      'nobody',
    )
  })

  it('end when they are aborted', async () => {
    const controller = new AbortController()
    const speaking = localSpeechProvider(programs, workers).speak(
      { text: 'word '.repeat(900), voice: 'alloy', language: 'en' },
      controller.signal,
    )
    controller.abort(new Error('no longer wanted'))
    await expect(speaking).rejects.toThrow('no longer wanted')
  })

  it('carry labels in MP3 and Ogg, and still play', async () => {
    const label = { maker: 'Lumen', model: 'local/espeak-ng', contentId: 'media_1' }
    const { bytes, seconds } = await localSpeechProvider(programs, workers).speak(
      { text: texts.zh, voice: 'echo', language: 'zh' },
      never,
    )
    const { output } = await runProgram(
      programs.ffmpeg,
      ['-loglevel', 'error', '-i', 'pipe:0', '-c:a', 'libopus', '-f', 'ogg', 'pipe:1'],
      { input: bytes, limitMs: 30_000, signal: never },
    )
    for (const [file, mime] of [
      [bytes, 'audio/mpeg'],
      [output, 'audio/ogg'],
    ] as const) {
      const labelled = await writeLabel(file, mime, label)
      expect(readLabel(labelled)).toEqual(label)
      expect(Math.abs((await hear(programs.ffmpeg, labelled)).seconds - seconds)).toBeLessThan(0.2)
    }
  })
})
