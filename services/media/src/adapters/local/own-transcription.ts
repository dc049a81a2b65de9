import { ModelFailure } from '@lumen/ai/model-failure'
import type { OwnVoices } from '../own-voices.ts'
import { ProviderError } from '../provider-error.ts'
import type { TranscriptionProvider } from '../transcription.ts'
import { decodeSound } from './decode-sound.ts'
import { ownModelName } from './neural-speech.ts'
import { ProgramError, type LocalProgram } from './run-program.ts'

/** Recordings written down by a model of this machine, in the languages that it hears. */
export function ownTranscription(
  voices: OwnVoices,
  findFfmpeg: () => Promise<LocalProgram | null>,
): TranscriptionProvider {
  return {
    async transcribe({ bytes, mime, language }, signal) {
      const [model, ffmpeg] = await Promise.all([
        voices.find('recognition', language),
        findFfmpeg(),
      ])
      if (model === null || ffmpeg === null)
        throw new ProviderError('stt_unavailable', 'nothing on this machine writes it down')
      try {
        const wave = await decodeSound(ffmpeg, { bytes, mime }, signal)
        return { text: await voices.writeDown({ model, wave }, signal), model: ownModelName(model) }
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ModelFailure || error instanceof ProgramError)) throw error
        throw new ProviderError('provider_failed', error.message, { cause: error })
      }
    },
  }
}
