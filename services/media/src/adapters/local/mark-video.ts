import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, type LocalProgram } from './run-program.ts'
import { visibleLabel } from '../../labels/visible-label.ts'

const limitMs = 120_000

/** A video with the visible label in its lower right corner throughout; its sound stays as it is. */
export async function markVideo(
  ffmpeg: LocalProgram,
  video: { readonly bytes: Uint8Array; readonly width: number; readonly height: number },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const wide = Math.max(24, Math.round(Math.min(video.width, video.height) * 0.09))
  const margin = Math.round(wide * 0.25)
  const folder = await mkdtemp(join(tmpdir(), 'lumen-mark-'))
  try {
    const [film, mark, marked] = ['film.mp4', 'mark.png', 'marked.mp4'].map((name) =>
      join(folder, name),
    ) as [string, string, string]
    await writeFile(film, video.bytes)
    await writeFile(mark, await visibleLabel(wide))
    const overlay = `[0:v][1:v]overlay=W-w-${margin}:H-h-${margin}`
    const coding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p']
    await runProgram(
      ffmpeg,
      [
        '-loglevel',
        'error',
        '-y',
        '-i',
        film,
        '-i',
        mark,
        '-filter_complex',
        overlay,
        ...coding,
      ].concat(['-c:a', 'copy', '-movflags', '+faststart', marked]),
      { limitMs, signal },
    )
    return await readFile(marked)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
