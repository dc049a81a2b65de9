import { join, resolve } from 'node:path'
import { findMediaProgram, type MediaProgram } from './media-programs.ts'

/** ffmpeg and espeak-ng for tests, from the same places as for `npm start`. */
export async function mediaProgramsForTests(): Promise<{
  ffmpeg: MediaProgram
  espeak: MediaProgram
}> {
  const [ffmpeg, espeak] = await Promise.all(
    (['ffmpeg', 'espeak-ng'] as const).map(async (name) => {
      const found = await findMediaProgram(name, {
        packagesDir: join(resolve(import.meta.dirname, '..', '..', '..'), '.data', 'packages'),
        env: process.env,
        report: () => undefined,
        signal: AbortSignal.timeout(300_000),
      })
      if ('reason' in found) throw new Error(found.reason)
      return found.program
    }),
  )
  return { ffmpeg: ffmpeg!, espeak: espeak! }
}
