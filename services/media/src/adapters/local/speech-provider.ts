import { type Voice, voices } from '@lumen/contracts/media/names'
import { languageFacts, type LanguageFacts } from '@lumen/contracts/languages'
import type { Workers } from '@lumen/runtime/workers'
import type { SpeechProvider, SpeechRequest } from '../../adapters/speech.ts'
import { runProgram, type LocalProgram } from './run-program.ts'
import { readAloudWords } from '../../texts.ts'
import type { ReadingTask } from './speech/reading-task.ts'
import { textToSpeak } from './speech/read-aloud.ts'

/** The name of what speaks here: a program, no model. */
export const speechModel = 'local/espeak-ng'

export type SpeechPrograms = { readonly espeak: LocalProgram; readonly ffmpeg: LocalProgram }

type Character = {
  readonly variant: string
  readonly pitch: number
  readonly speed: number
  readonly filter: string
}

const characters: Readonly<Record<Voice, Character>> = {
  onyx: {
    variant: 'm1',
    pitch: 12,
    speed: 140,
    filter: 'equalizer=f=160:t=q:w=1:g=3,equalizer=f=3200:t=q:w=1:g=-2',
  },
  echo: { variant: 'm3', pitch: 40, speed: 150, filter: 'equalizer=f=2400:t=q:w=1:g=2' },
  fable: {
    variant: 'm7',
    pitch: 62,
    speed: 165,
    filter: 'equalizer=f=300:t=q:w=1:g=2,equalizer=f=4200:t=q:w=1:g=1.5',
  },
  alloy: { variant: 'f5', pitch: 45, speed: 155, filter: 'equalizer=f=900:t=q:w=1:g=1' },
  nova: { variant: 'f3', pitch: 62, speed: 165, filter: 'equalizer=f=3000:t=q:w=1:g=2' },
  shimmer: {
    variant: 'f4',
    pitch: 82,
    speed: 150,
    filter: 'equalizer=f=5200:t=q:w=1:g=3,equalizer=f=250:t=q:w=1:g=-2',
  },
}

/** What turns characters into their readings where espeak-ng alone does not know them, by script. */
const readers: Readonly<Partial<Record<LanguageFacts['script'], URL>>> = {
  Kana: new URL('./speech/japanese-worker.ts', import.meta.url),
  Han: new URL('./speech/mandarin-worker.ts', import.meta.url),
}
const longestText = 5_000
const limitMs = 120_000
const loudness = -16

const encodings = {
  mp3: { mime: 'audio/mpeg', args: ['-codec:a', 'libmp3lame', '-b:a', '96k', '-f', 'mp3'] },
  ogg: { mime: 'audio/ogg', args: ['-codec:a', 'libopus', '-b:a', '40k', '-f', 'ogg'] },
} as const

/**
 * Speaks with espeak-ng, a program of its own, and ffmpeg: MP3, or Opus in Ogg, at −16 LUFS.
 * @throws RangeError for a text or voice that cannot be spoken
 */
export function localSpeechProvider(programs: SpeechPrograms, workers: Workers): SpeechProvider {
  return {
    async speak(request, signal) {
      const { wave, seconds } = await speakWave(programs, workers, request, signal)
      const { mime, args } = encodings[request.format ?? 'mp3']
      const { filter } = characters[request.voice]
      const shaped = `highpass=f=65,${filter},acompressor=threshold=0.09:ratio=4:attack=4:release=80,aresample=44100`
      const run = { input: wave, limitMs, signal }
      const heard = await runProgram(
        programs.ffmpeg,
        ['-hide_banner', '-nostats', '-i', 'pipe:0', '-af', `${shaped},ebur128`, '-f', 'null', '-'],
        run,
      )
      const gain = loudness - integrated(heard.words)
      const made = await runProgram(
        programs.ffmpeg,
        [
          '-hide_banner',
          '-loglevel',
          'error',
          '-i',
          'pipe:0',
          '-af',
          `${shaped},volume=${gain.toFixed(2)}dB,alimiter=limit=0.84:level=disabled`,
          '-ac',
          '1',
          ...args,
          'pipe:1',
        ],
        run,
      )
      return { bytes: made.output, mime, seconds, model: speechModel }
    },
  }
}

/** The speech as espeak-ng gives it, before it is shaped. */
async function speakWave(
  programs: SpeechPrograms,
  workers: Workers,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<{ wave: Buffer; seconds: number }> {
  const { text, voice, language } = request
  if (!voices.includes(voice)) throw new RangeError(`no voice is named ${voice}`)
  if (text.length > longestText) throw new RangeError('the text is too long')
  const words = readAloudWords(language)
  const { script, speaker } = languageFacts[language]
  const plain = textToSpeak(text, language, words)
  if (!/[\p{L}\p{N}]/u.test(plain)) throw new RangeError('there is nothing to speak')
  const reader = readers[script]
  const task: ReadingTask = { text: plain, readings: words.readings, counting: words.counting }
  const spoken = reader === undefined ? plain : await workers.run<string>(reader, task, signal)
  const { variant, pitch, speed } = characters[voice]
  const args = [
    '-v',
    `${speaker}+${variant}`,
    '-p',
    String(pitch),
    '-s',
    String(speed),
    '-b',
    '1',
    '--stdin',
    '--stdout',
  ]
  const { output } = await runProgram(programs.espeak, args, {
    input: Buffer.from(spoken),
    limitMs,
    signal,
  })
  if (output.length < 1_000) throw new Error('espeak-ng gave no sound')
  return { wave: output, seconds: (output.length - 44) / (output.readUInt32LE(24) * 2) }
}

/** Integrated loudness in LUFS out of what ffmpeg's meter says. */
function integrated(words: string): number {
  const summary = words.slice(words.lastIndexOf('Summary:'))
  const value = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1] ?? Number.NaN)
  return Number.isFinite(value) && value > -69 ? value : -23
}
