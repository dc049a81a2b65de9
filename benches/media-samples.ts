import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { languages, type Language } from '@lumen/contracts/languages'
import { imageStyles, isPhotographic, videoStyles, voices } from '@lumen/contracts/media/names'
import { localImageProvider } from '@lumen/media/adapters/local/image-provider'
import { localSpeechProvider } from '@lumen/media/adapters/local/speech-provider'
import { localVideoProvider } from '@lumen/media/adapters/local/video-provider'
import { createWorkers } from '@lumen/runtime/workers'
import { mediaProgramsForTests } from '@lumen/provision/media-testing'
import { hear } from '../services/media/test/sound.ts'

/**
 * `npm run media:samples -- --out DIR`: pictures in every style, every voice in two languages and one in
 * all eight, a video in every style, as files and as tables of what they are like and what they cost;
 * `--only pictures`, `voices` or `videos`. Processor time is of this process and the programs it ran.
 */
const kinds = ['pictures', 'voices', 'videos'] as const
const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } })
if (values.out === undefined) throw new Error('say where the samples go: --out DIR')
if (values.only !== undefined && !kinds.some((kind) => kind === values.only))
  throw new Error(`--only is one of ${kinds.join(', ')}`)
const out = resolve(values.out)
const wanted = (kind: (typeof kinds)[number]) => values.only === undefined || values.only === kind
await mkdir(out, { recursive: true })
const { signal } = new AbortController()
const workers = createWorkers({ places: 2 })
const costs: string[] = []

/** Processor time of this process and of the programs it has waited for, from Linux. */
function processorSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}

/** Keeps what is made as a file; tells what it cost. */
async function measured<Made extends { readonly bytes: Uint8Array }>(
  name: string,
  make: () => Promise<Made>,
) {
  const before = processorSeconds()
  const start = performance.now()
  const made = await make()
  const cpu = processorSeconds() - before
  const waited = (performance.now() - start) / 1000
  await writeFile(join(out, name), made.bytes)
  const row = {
    file: name,
    'CPU s': Number(cpu.toFixed(2)),
    'waited s': Number(waited.toFixed(2)),
    kB: Math.round(made.bytes.length / 1024),
  }
  return { made, cpu, row }
}

const middle = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

async function samplePictures() {
  const pictures = localImageProvider(workers)
  const done = []
  for (const style of imageStyles) {
    const request = { style, seed: 'sample', language: 'zh' } as const
    const prompt = '湖边的秋天，夕阳，一只小船'
    for (const [name, wish] of [
      [`scene-${style}.jpg`, { prompt, size: 1_024, kind: 'scene' }],
      [`avatar-${style}.png`, { prompt: '', size: 512, kind: 'avatar' }],
    ] as const)
      // Faces are drawn, and no photographs.
      if (wish.kind === 'scene' || !isPhotographic(style))
        done.push(await measured(name, () => pictures.paint({ ...request, ...wish }, signal)))
  }
  console.table(done.map(({ row }) => row))
  const scenes = done.filter(({ row }) => row.file.startsWith('scene'))
  costs.push(`a picture of 1024 px: ${middle(scenes.map(({ cpu }) => cpu)).toFixed(2)} s of CPU`)
}

const greetings: Readonly<Record<Language, string>> = {
  zh: '你好，我会一直在这里陪着你，明天我们一起去海边看日落。',
  en: 'Hello, I am here for you, whenever you like. Tomorrow we watch the sunset.',
  ja: 'こんにちは、いつもそばにいます。明日は海で夕日を見ましょう。',
  ko: '안녕하세요, 언제나 곁에 있을게요. 내일은 바다에서 노을을 보아요.',
  fr: 'Bonjour, je suis là pour vous. Demain, nous irons voir la mer.',
  de: 'Hallo, ich bin für dich da. Morgen sehen wir uns das Meer an.',
  es: 'Hola, estoy aquí para ti. Mañana iremos a ver el mar.',
  pt: 'Olá, estou aqui para você. Amanhã vamos ver o mar.',
}

async function sampleVoices(programs: Awaited<ReturnType<typeof mediaProgramsForTests>>) {
  const speech = localSpeechProvider(programs, workers)
  const wishes = [
    ...voices.flatMap((voice) => (['zh', 'en'] as const).map((language) => ({ voice, language }))),
    ...languages.map((language) => ({ voice: 'nova', language }) as const),
  ]
  const rows = []
  const perSecond: number[] = []
  for (const format of ['mp3', 'ogg'] as const) {
    for (const { voice, language } of format === 'mp3' ? wishes : wishes.slice(0, 1)) {
      const { made, cpu, row } = await measured(`voice-${voice}-${language}.${format}`, () =>
        speech.speak({ text: greetings[language], voice, language, format }, signal),
      )
      const { pitch, loudness, seconds } = await hear(programs.ffmpeg, made.bytes)
      perSecond.push(cpu / made.seconds)
      rows.push({
        ...row,
        'pitch Hz': Math.round(pitch),
        LUFS: loudness,
        seconds: Number(seconds.toFixed(2)),
      })
    }
  }
  console.table(rows)
  costs.push(`a second of speech: ${middle(perSecond).toFixed(2)} s of CPU`)
}

async function sampleVideos(programs: Awaited<ReturnType<typeof mediaProgramsForTests>>) {
  const films = localVideoProvider(programs, workers)
  const done = []
  for (const style of videoStyles) {
    const film = await measured(`video-${style}.mp4`, () =>
      films.film(
        { prompt: '海边的日落，一只小船慢慢回家', style, seconds: 5, language: 'zh' },
        () => undefined,
        signal,
      ),
    )
    await writeFile(join(out, `video-${style}.jpg`), film.made.poster)
    done.push(film)
  }
  console.table(done.map(({ row }) => row))
  costs.push(`a video of 5 s: ${middle(done.map(({ cpu }) => cpu)).toFixed(1)} s of CPU`)
}

try {
  if (wanted('pictures')) await samplePictures()
  if (wanted('voices') || wanted('videos')) {
    const programs = await mediaProgramsForTests()
    if (wanted('voices')) await sampleVoices(programs)
    if (wanted('videos')) await sampleVideos(programs)
  }
  console.log(costs.join('\n'))
} finally {
  await workers.close()
}
