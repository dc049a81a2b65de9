import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ModelFailure } from '@lumen/ai/model-failure'
import type { VideoModel } from '@lumen/ai/video'
import type { VideoStyle } from '@lumen/contracts/media/names'
import type { FilmedVideo, VideoProgress, VideoRequest } from '../adapters/video.ts'
import { ProgramError, runProgram, type LocalProgram } from './local/run-program.ts'
import { takeStill } from './take-still.ts'

const limitMs = 180_000

const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=44100:cl=stereo']
const fit =
  'scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:(ow-iw)/2:(oh-ih)/2,setsar=1,fps=24,format=yuv420p'
/** What every browser plays, from its first bytes on, and nothing of what the file said of itself. */
const everywhere =
  `-vf ${fit} -c:v libx264 -preset superfast -crf 21 -profile:v high -c:a aac -b:a 128k -ar 44100 -ac 2 -map_metadata -1 -movflags +faststart`.split(
    ' ',
  )

/** What a style is called to a model; models read English best. */
const styles: Readonly<Record<VideoStyle, string>> = {
  cinematic: 'cinematic film, shallow depth of field, slow camera, teal and amber grading',
  professional: 'clean commercial footage, even light, steady camera',
  artistic: 'painterly, dreamlike, flowing motion, rich colours',
  documentary: 'documentary footage, natural light, hand-held camera, muted colours',
}

/**
 * A video of a provider's model, trimmed or looped to the wanted length, as MP4 that plays everywhere.
 * @throws ModelFailure
 */
export async function filmRemotely(
  model: VideoModel,
  request: VideoRequest,
  tools: { ffmpeg: LocalProgram; progress: VideoProgress; signal: AbortSignal },
): Promise<FilmedVideo> {
  const { ffmpeg, progress, signal } = tools
  const { prompt, style, seconds, requestId } = request
  progress('filming', 0)
  const made = await model.generate({
    prompt: `${prompt.trim()}\nStyle: ${styles[style]}.`,
    seconds,
    progress: (share) => progress('filming', share * 0.9),
    signal,
    ...(requestId !== undefined && { requestId }),
  })
  progress('filming', 0.9)
  const fitted = await fitVideo(ffmpeg, made.bytes, seconds, signal)
  progress('filming', 1)
  return { ...fitted, mime: 'video/mp4', model: model.model }
}

/**
 * A video of any size and length as 1280 × 720, H.264 and AAC, of this length: trimmed when it is
 * longer, begun anew when it is shorter. One without sound becomes silent.
 * @throws ModelFailure `malformed` when ffmpeg cannot read it
 */
export async function fitVideo(
  ffmpeg: LocalProgram,
  bytes: Uint8Array,
  seconds: number,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; poster: Uint8Array }> {
  const folder = await mkdtemp(join(tmpdir(), 'lumen-fit-'))
  try {
    const [source, target] = [join(folder, 'source.mp4'), join(folder, 'film.mp4')]
    await writeFile(source, bytes)
    const hasSound = await hasSoundTrack(ffmpeg, source, signal)
    const inputs = ['-stream_loop', '-1', '-f', 'mp4', '-i', source, ...(hasSound ? [] : silence)]
    const sound = hasSound ? '0:a:0' : '1:a:0'
    const tracks = ['-map', '0:v:0', '-map', sound, '-t', String(seconds)]
    const args = ['-loglevel', 'error', '-y', ...inputs, ...tracks, ...everywhere, target]
    await runProgram(ffmpeg, args, { limitMs, signal })
    const poster = await takeStill(ffmpeg, target, seconds / 2, signal)
    return { bytes: await readFile(target), poster }
  } catch (error) {
    if (error instanceof ProgramError) throw new ModelFailure('malformed', 'it is no video')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** ffmpeg tells the tracks of a file and then ends with an error, as it has nothing to write. */
async function hasSoundTrack(
  ffmpeg: LocalProgram,
  file: string,
  signal: AbortSignal,
): Promise<boolean> {
  let words = ''
  const onWords = (piece: string) => (words += piece)
  const run = { limitMs: 30_000, signal, onWords }
  await runProgram(ffmpeg, ['-hide_banner', '-f', 'mp4', '-i', file], run).catch(
    (error: unknown) => {
      if (!(error instanceof ProgramError)) throw error
    },
  )
  return /Stream #.*Audio:/.test(words)
}
