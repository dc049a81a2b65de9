import type { Logger } from '@lumen/runtime/logger'
import { cleanText } from './clean-text.ts'
import { callMedia } from './media-call.ts'
import { ModelFailure } from './model-failure.ts'
import { loadOpenAi } from './openai-client.ts'
import type { OpenAiAccess } from './openai-client.ts'
import { isRecord } from './record.ts'
import type { TranscriptionModel } from './transcription.ts'

/** `timeoutMs` (1 min) bounds the whole call: somebody waits for the text. */
export type OpenAiTranscriptionConfig = OpenAiAccess & {
  model: string
  timeoutMs?: number
  log?: Pick<Logger, 'debug' | 'warn'>
}

/** Servers tell the format by the name of the file. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/webm/, 'webm'],
  [/ogg|opus/, 'ogg'],
  [/mp4|m4a|aac/, 'm4a'],
  [/mpeg|mp3/, 'mp3'],
  [/wav/, 'wav'],
  [/flac/, 'flac'],
]

/** A model behind OpenAI's `/audio/transcriptions`. */
export function createOpenAiTranscription(config: OpenAiTranscriptionConfig): TranscriptionModel {
  const timeoutMs = config.timeoutMs ?? 60_000
  const client = loadOpenAi(config, timeoutMs)
  // Reported by each call that needs it, not as a rejection nobody handles.
  client.catch(() => {})
  return {
    name: 'openai',
    model: config.model,
    transcribe: (request) =>
      callMedia({ ...config, kind: 'transcription', timeoutMs, request }, async (signal) => {
        const { audio } = await client
        const { mime, language } = request
        const type = mime.split(';')[0]!.trim()
        const name = `recording.${endings.find(([pattern]) => pattern.test(type))?.[1] ?? 'webm'}`
        const answer: unknown = await audio.transcriptions.create(
          {
            model: config.model,
            file: new File([Buffer.from(request.bytes)], name, { type }),
            response_format: 'json',
            ...(language !== undefined && { language }),
          },
          { signal },
        )
        if (!isRecord(answer) || typeof answer['text'] !== 'string') {
          throw new ModelFailure('malformed', 'the answer is no transcript')
        }
        return cleanText(answer['text']).trim()
      }),
  }
}
