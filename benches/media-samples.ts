import { imageStyles, videoStyles, voices } from '@lumen/contracts/media/names'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { localImageProvider } from '@lumen/media/providers/local/image-provider'
import { localSpeechProvider } from '@lumen/media/providers/local/speech-provider'
import { localVideoProvider } from '@lumen/media/providers/local/video-provider'
import { createWorkers } from '@lumen/media/providers/local/workers'
import { mediaProgramsForTests } from '@lumen/provision/media-testing'

/**
 * `npm run media:samples -- --out DIR`: pictures in every style, every voice in two languages, a video
 * in every style, and what each costs. Processor time is of this process and the programs it ran.
 */
const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (values.out === undefined) throw new Error('say where the samples go: --out DIR')
const out = resolve(values.out)
await mkdir(out, { recursive: true })
const { signal } = new AbortController()
const programs = await mediaProgramsForTests()
const workers = createWorkers({ places: 2 })

/** Processor time of this process and of the programs it has waited for, from Linux. */
function processorSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}

async function measured(name: string, make: () => Promise<{ bytes: Uint8Array; extra?: string }>) {
  const before = processorSeconds()
  const start = performance.now()
  const { bytes, extra } = await make()
  const own = processorSeconds() - before
  const wall = (performance.now() - start) / 1000
  console.log(
    `${name.padEnd(34)} ${own.toFixed(2)} s CPU  ${wall.toFixed(2)} s waited  ${Math.round(bytes.length / 1024)} kB ${extra ?? ''}`,
  )
  await writeFile(join(out, name), bytes)
}

const pictures = localImageProvider(workers)
for (const style of imageStyles) {
  const request = {
    prompt: '湖边的秋天，夕阳，一只小船',
    style,
    seed: 'sample',
    language: 'zh',
  } as const
  await measured(`scene-${style}.jpg`, () =>
    pictures.paint({ ...request, size: 1_024, kind: 'scene' }, signal),
  )
  await measured(`avatar-${style}.png`, () =>
    pictures.paint({ ...request, prompt: '', size: 512, kind: 'avatar' }, signal),
  )
}
const speech = localSpeechProvider(programs, workers)
for (const voice of voices) {
  for (const [language, text] of [
    ['zh', '你好，我会一直在这里陪着你。'],
    ['en', 'Hello, I am here for you, whenever you like.'],
  ] as const) {
    await measured(`voice-${voice}-${language}.mp3`, async () => {
      const spoken = await speech.speak({ text, voice, language }, signal)
      return { bytes: spoken.bytes, extra: `${spoken.seconds.toFixed(1)} s of speech` }
    })
  }
}
for (const style of videoStyles) {
  await measured(`video-${style}.mp4`, async () => {
    const film = await localVideoProvider(programs, workers).film(
      { prompt: '海边的日落，一只小船慢慢回家', style, seconds: 5, language: 'zh' },
      () => undefined,
      signal,
    )
    await writeFile(join(out, `video-${style}.jpg`), film.poster)
    return film
  })
}
