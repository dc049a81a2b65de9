import { type Voice, voices } from '@lumen/contracts/media/names'
import { languageFacts, type LanguageFacts } from '@lumen/contracts/languages'
import type { Workers } from '@lumen/runtime/workers'
import type { SpeechProvider, SpeechRequest } from '../../adapters/speech.ts'
import { readAloudWords } from '../../texts.ts'
import { masterSpeech } from './master-speech.ts'
import { runProgram, type LocalProgram } from './run-program.ts'
import type { ReadingTask } from './speech/reading-task.ts'
import { textToSpeak } from './speech/read-aloud.ts'

/** The name of what speaks where no neural voice does: a program, simple and robotic, no model. */
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
/**
 * Speaks with espeak-ng, a program of its own, and ffmpeg: MP3, or Opus in Ogg, at −16 LUFS.
 * @throws RangeError for a text or voice that cannot be spoken
 */
export function localSpeechProvider(programs: SpeechPrograms, workers: Workers): SpeechProvider {
  return {
    async speak(request, signal) {
      const wave = await speakWave(programs, workers, request, signal)
      const { filter } = characters[request.voice]
      const shape = `highpass=f=65,${filter},acompressor=threshold=0.09:ratio=4:attack=4:release=80`
      const { format } = request
      const wanted = { shape, ...(format && { format }) }
      return { ...(await masterSpeech(programs.ffmpeg, wave, wanted, signal)), model: speechModel }
    },
  }
}

/** The speech as espeak-ng gives it, before it is shaped. */
async function speakWave(
  programs: SpeechPrograms,
  workers: Workers,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<Buffer> {
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
  return output
}
