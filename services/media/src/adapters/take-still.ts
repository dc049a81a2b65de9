import { runProgram, type LocalProgram } from './local/run-program.ts'

/** One frame of a video file as JPEG. */
export async function takeStill(
  ffmpeg: LocalProgram,
  file: string,
  atSeconds: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const args = ['-loglevel', 'error', '-ss', String(atSeconds), '-i', file, '-frames:v', '1']
  const { output } = await runProgram(ffmpeg, [...args, '-q:v', '3', '-f', 'mjpeg', 'pipe:1'], {
    limitMs: 30_000,
    signal,
  })
  return output
}
