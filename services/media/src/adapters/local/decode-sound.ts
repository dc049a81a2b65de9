import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, type LocalProgram } from './run-program.ts'

/** The readers that ffmpeg is held to, by the type of a recording, whatever it says of itself. */
export const soundReaders: Readonly<Record<string, string>> = {
  'audio/webm': 'matroska',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mov',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
}

const limitMs = 60_000

/**
 * A recording as recognisers hear it: WAV, one channel, 16 bits at 16 kHz.
 * @throws ProgramError for what is no sound, or the signal's reason
 */
export async function decodeSound(
  ffmpeg: LocalProgram,
  { bytes, mime }: { bytes: Uint8Array; mime: string },
  signal: AbortSignal,
): Promise<Buffer> {
  // Some containers say at their end what is in them: a pipe would not do.
  const folder = await mkdtemp(join(tmpdir(), 'lumen-sound-'))
  try {
    const path = join(folder, 'recording')
    await writeFile(path, bytes, { mode: 0o600 })
    const reader = soundReaders[mime.split(';', 1)[0]!.trim()] ?? 'matroska'
    const { output } = await runProgram(
      ffmpeg,
      `-hide_banner -loglevel error -nostdin -protocol_whitelist file,pipe -f ${reader} -i`
        .split(' ')
        .concat(
          path,
          '-map 0:a:0 -vn -sn -dn -ac 1 -ar 16000 -c:a pcm_s16le -f wav pipe:1'.split(' '),
        ),
      { limitMs, signal },
    )
    return output
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
