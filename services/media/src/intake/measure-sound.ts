import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProgramError, runProgram, type LocalProgram } from '../adapters/local/run-program.ts'

/** There is nothing to hear in a file: it is of another kind, or broken. */
export class NoSoundError extends Error {
  override readonly name = 'NoSoundError'
}

const decodingMs = 30_000

/**
 * Plays a file into nothing and says how many seconds of sound were in it. Browsers write recordings
 * without their length, so only decoding tells.
 * @param how.reader the format it is read as, whatever it says of itself
 * @param how.most it stops a little after so many seconds
 * @throws NoSoundError, or the signal's reason
 */
export async function measureSound(
  ffmpeg: LocalProgram,
  bytes: Uint8Array,
  how: { reader: string; most: number },
  signal: AbortSignal,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'lumen-sound-'))
  try {
    const path = join(folder, 'recording')
    await writeFile(path, bytes, { mode: 0o600 })
    const { words } = await runProgram(
      ffmpeg,
      `-hide_banner -nostdin -protocol_whitelist file -f ${how.reader} -i`
        .split(' ')
        .concat(path, `-map 0:a:0 -vn -sn -dn -t ${how.most + 1} -f null -`.split(' ')),
      { limitMs: decodingMs, signal },
    )
    const times = [...words.matchAll(/time=(\d+):(\d\d):(\d\d(?:\.\d+)?)/g)]
    const [, hours, minutes, rest] = times.at(-1) ?? []
    const seconds = Number(hours) * 3_600 + Number(minutes) * 60 + Number(rest)
    if (!(seconds > 0)) throw new NoSoundError('there is no sound in the file')
    return seconds
  } catch (error) {
    if (error instanceof ProgramError) throw new NoSoundError(error.message, { cause: error })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
