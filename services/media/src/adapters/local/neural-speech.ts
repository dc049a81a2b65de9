import { ModelFailure } from '@lumen/ai/model-failure'
import { readAloudWords } from '../../texts.ts'
import type { OwnVoices } from '../own-voices.ts'
import type { SpeechRequest, SpokenText } from '../speech.ts'
import { masterSpeech } from './master-speech.ts'
import type { LocalProgram } from './run-program.ts'
import { textToSpeak } from './speech/read-aloud.ts'

/**
 * The name of a neural model of this machine, where people see who made something: what it makes is
 * labelled as a model's, which nothing is that a program (`local/…`) makes.
 */
export const ownModelName = (model: string): string => `own/${model}`

/**
 * Speaks with a neural voice of this machine; ffmpeg brings it to the loudness of all others.
 * @throws RangeError for a text that cannot be spoken, ModelFailure, or the signal's reason
 */
export async function speakNeurally(
  { voices, ffmpeg }: { voices: OwnVoices; ffmpeg: LocalProgram },
  model: string,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<SpokenText> {
  const { voice, language, format } = request
  const text = textToSpeak(request.text, language, readAloudWords(language))
  if (!/[\p{L}\p{N}]/u.test(text)) throw new RangeError('there is nothing to speak')
  const wave = await voices.speak({ model, text, voice, language }, signal)
  if (wave.length < 1_000 || wave.toString('latin1', 0, 4) !== 'RIFF')
    throw new ModelFailure('malformed', 'there is no sound in what came')
  const shape = 'highpass=f=50'
  return {
    ...(await masterSpeech(ffmpeg, wave, { shape, ...(format && { format }) }, signal)),
    model: ownModelName(model),
  }
}
