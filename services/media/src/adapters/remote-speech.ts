import { ModelFailure } from '@lumen/ai/model-failure'
import type { SpeechModel } from '@lumen/ai/speech'
import type { SpeechRequest, SpokenText } from '../adapters/speech.ts'
import { ProgramError, runProgram, type LocalProgram } from './local/run-program.ts'
import { soundSeconds } from './sound-seconds.ts'

const limitMs = 60_000

/**
 * A speech of a provider's model. Where ffmpeg is there, what came as MP3 becomes Ogg when that was
 * wanted.
 * @throws ModelFailure
 */
export async function speakRemotely(
  model: SpeechModel,
  request: SpeechRequest,
  ffmpeg: LocalProgram | null,
  signal: AbortSignal,
): Promise<SpokenText> {
  const { text, voice, format = 'mp3', requestId } = request
  const spoken = await model.speak({
    text,
    voice,
    format: format === 'ogg' ? 'opus' : 'mp3',
    signal,
    ...(requestId !== undefined && { requestId }),
  })
  const seconds = soundSeconds(spoken.bytes, spoken.mime)
  if (seconds <= 0) throw new ModelFailure('malformed', 'there is no sound in what came')
  const made = { ...spoken, seconds, model: model.model }
  return format === 'ogg' && spoken.mime === 'audio/mpeg' && ffmpeg !== null
    ? asOgg(made, ffmpeg, signal)
    : made
}

/** The same as Opus in Ogg; as it is when ffmpeg cannot: the words were paid for and are there. */
async function asOgg(
  spoken: SpokenText,
  ffmpeg: LocalProgram,
  signal: AbortSignal,
): Promise<SpokenText> {
  const args = ['-loglevel', 'error', '-i', 'pipe:0', '-c:a', 'libopus', '-b:a', '40k']
  try {
    const { output } = await runProgram(ffmpeg, [...args, '-f', 'ogg', 'pipe:1'], {
      input: spoken.bytes,
      limitMs,
      signal,
    })
    return { ...spoken, bytes: output, mime: 'audio/ogg' }
  } catch (error) {
    if (error instanceof ProgramError) return spoken
    throw error
  }
}
