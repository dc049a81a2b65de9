import type { SpeechRequest, SpokenText } from '../speech.ts'
import { runProgram, type LocalProgram } from './run-program.ts'

const limitMs = 120_000
const loudness = -16

const encodings = {
  mp3: { mime: 'audio/mpeg', args: ['-codec:a', 'libmp3lame', '-b:a', '96k', '-f', 'mp3'] },
  ogg: { mime: 'audio/ogg', args: ['-codec:a', 'libopus', '-b:a', '40k', '-f', 'ogg'] },
} as const

/** Seconds of a WAV file of one channel with 16 bits a sample. */
export const waveSeconds = (wave: Buffer): number =>
  (wave.length - 44) / (wave.readUInt32LE(24) * 2)

/**
 * A speech as it is given away: shaped, at −16 LUFS, as MP3 or as Opus in Ogg.
 * @param shape filters of ffmpeg
 */
export async function masterSpeech(
  ffmpeg: LocalProgram,
  wave: Buffer,
  { shape, format = 'mp3' }: { shape: string; format?: SpeechRequest['format'] },
  signal: AbortSignal,
): Promise<Pick<SpokenText, 'bytes' | 'mime' | 'seconds'>> {
  const { mime, args } = encodings[format]
  const shaped = `${shape},aresample=44100`
  const run = { input: wave, limitMs, signal }
  const heard = await runProgram(
    ffmpeg,
    ['-hide_banner', '-nostats', '-i', 'pipe:0', '-af', `${shaped},ebur128`, '-f', 'null', '-'],
    run,
  )
  const gain = loudness - integrated(heard.words)
  const levelled = `${shaped},volume=${gain.toFixed(2)}dB,alimiter=limit=0.84:level=disabled`
  const begin = ['-hide_banner', '-loglevel', 'error', '-i', 'pipe:0', '-af', levelled, '-ac', '1']
  const made = await runProgram(ffmpeg, [...begin, ...args, 'pipe:1'], run)
  return { bytes: made.output, mime, seconds: waveSeconds(wave) }
}

/** Integrated loudness in LUFS out of what ffmpeg's meter says. */
function integrated(words: string): number {
  const summary = words.slice(words.lastIndexOf('Summary:'))
  const value = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1] ?? Number.NaN)
  return Number.isFinite(value) && value > -69 ? value : -23
}
