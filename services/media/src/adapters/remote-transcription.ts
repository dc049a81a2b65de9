import { ModelFailure } from '@lumen/ai/model-failure'
import type { TranscriptionModel } from '@lumen/ai/transcription'
import { ProviderError } from '../adapters/provider-error.ts'
import type { TranscriptionProvider } from '../adapters/transcription.ts'

/** Recordings written down by a provider's model. Nothing here could do it instead. */
export function remoteTranscription(model: TranscriptionModel): TranscriptionProvider {
  return {
    async transcribe({ bytes, mime, language, requestId }, signal) {
      try {
        const text = await model.transcribe({
          bytes,
          mime,
          language,
          signal,
          ...(requestId !== undefined && { requestId }),
        })
        return { text, model: model.model }
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ModelFailure)) throw error
        const code = error.code === 'not_offered' ? 'stt_unavailable' : 'provider_failed'
        throw new ProviderError(code, error.message, { cause: error })
      }
    },
  }
}
