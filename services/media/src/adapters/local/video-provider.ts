import { videoStyles } from '@lumen/contracts/media/names'
import {
  directions,
  filmArguments,
  sceneSeconds,
  shownSize,
  type FrameSize,
} from '@lumen/illustrator/film'
import type { Workers } from '@lumen/runtime/workers'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VideoProvider, VideoRequest } from '../../adapters/video.ts'
import { readAloudWords } from '../../texts.ts'
import { takeStill } from '../take-still.ts'
import { runProgram, type LocalProgram } from './run-program.ts'
import { pictureWorker } from './image-provider.ts'
import type { PictureTask } from './picture-worker.ts'
import { localSpeechProvider } from './speech-provider.ts'

/** The name of what films here: pictures that move, no model. */
export const filmModel = 'local/animated-slideshow-1'
const longestPrompt = 10_000
const limitMs = 180_000
const secondsPerScene = 4
/** Without espeak-ng nobody narrates. */
export type FilmPrograms = { readonly ffmpeg: LocalProgram; readonly espeak: LocalProgram | null }

/**
 * Films painted scenes with camera moves, crossfades, narration and soft sound by ffmpeg.
 * @throws RangeError for a style, length or prompt that cannot be filmed
 */
export function localVideoProvider(
  programs: FilmPrograms,
  workers: Workers,
  size: FrameSize = { width: 1_280, height: 720 },
): VideoProvider {
  return {
    async film(request, progress, signal) {
      checkRequest(request)
      const ended = new AbortController()
      const limited = AbortSignal.any([signal, AbortSignal.timeout(limitMs), ended.signal])
      const direction = directions[request.style]
      const folder = await mkdtemp(join(tmpdir(), 'lumen-film-'))
      try {
        const count = Math.max(2, Math.min(4, Math.round(request.seconds / secondsPerScene)))
        let painted = 0
        progress('painting', 0)
        const scenes = await inPairs(count, async (index) => {
          const task: PictureTask = {
            request: {
              prompt: request.prompt,
              language: request.language,
              style: direction.paint,
              seed: `${request.style}:${index}`,
              ...shownSize(size, direction),
              kind: 'scene',
            },
            format: 'jpeg',
            options: { quality: 94 },
          }
          const file = join(folder, `scene-${index}.jpg`)
          await writeFile(file, await workers.run<Uint8Array>(pictureWorker, task, limited))
          painted += 1
          progress('painting', (painted / count) * 0.5)
          return file
        })
        progress('voicing', 0.5)
        const voice = await narration(programs, workers, request, folder, limited)
        progress('filming', 0.55)
        const target = join(folder, 'film.mp4')
        const args = filmArguments({
          size,
          scenes,
          voice,
          direction,
          seconds: request.seconds,
          target,
          seed: request.prompt,
        })
        await runProgram(programs.ffmpeg, args, {
          limitMs,
          signal: limited,
          onWords: (words) => {
            const done = /time=(\d+):(\d+):(\d+\.\d+)/.exec(words)
            if (done !== null)
              progress(
                'filming',
                0.55 +
                  0.43 * Math.min(1, (Number(done[2]) * 60 + Number(done[3])) / request.seconds),
              )
          },
        })
        const middle = sceneSeconds(request.seconds, count, direction.fadeSeconds) / 2
        const poster = await takeStill(programs.ffmpeg, target, middle, limited)
        progress('filming', 1)
        return { bytes: await readFile(target), mime: 'video/mp4', poster, model: filmModel }
      } finally {
        // When one scene fails, the other is not painted to its end.
        ended.abort(new Error('the film has ended'))
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

/** The results of a task for each index, two at a time. */
async function inPairs<Result>(
  count: number,
  task: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let index = 0; index < count; index += 2) {
    const pair = index + 1 < count ? [task(index), task(index + 1)] : [task(index)]
    results.push(...(await Promise.all(pair)))
  }
  return results
}

function checkRequest({ prompt, style, seconds }: VideoRequest): void {
  if (!videoStyles.includes(style)) throw new RangeError(`no style is named ${style}`)
  if (!(seconds >= 3 && seconds <= 16)) throw new RangeError('a video takes 3 to 16 seconds')
  if (prompt.length > longestPrompt) throw new RangeError('the prompt is too long')
}

/** A file with the prompt spoken, or undefined when there is nothing to speak. */
async function narration(
  { ffmpeg, espeak }: FilmPrograms,
  workers: Workers,
  request: VideoRequest,
  folder: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  // No more than fits well into the time.
  const { rate } = readAloudWords(request.language)
  const most = Math.floor((request.seconds - 1) * Number(rate))
  const text = request.prompt.length <= most ? request.prompt : firstWords(request.prompt, most)
  if (espeak === null || !/[\p{L}\p{N}]/u.test(text)) return undefined
  const { voice } = directions[request.style]
  const spoken = await localSpeechProvider({ ffmpeg, espeak }, workers).speak(
    { text, voice, language: request.language },
    signal,
  )
  const file = join(folder, 'voice.mp3')
  await writeFile(file, spoken.bytes)
  return file
}

/** Cuts at the last end of a clause or word that fits. */
function firstWords(text: string, most: number): string {
  const part = text.slice(0, most)
  const end = Math.max(
    part.lastIndexOf('，'),
    part.lastIndexOf('。'),
    part.lastIndexOf('、'),
    part.lastIndexOf(','),
    part.lastIndexOf('.'),
    part.lastIndexOf(' '),
  )
  return end > most * 0.4 ? part.slice(0, end) : part
}
