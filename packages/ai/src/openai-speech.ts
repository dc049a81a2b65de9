import { splitText } from '@lumen/language/split-text'
import type { Logger } from '@lumen/runtime/logger'
import { cleanText } from './clean-text.ts'
import { callMedia } from './media-call.ts'
import { ModelFailure } from './model-failure.ts'
import { joinMp3 } from './mp3.ts'
import { loadOpenAi } from './openai-client.ts'
import type { OpenAiAccess } from './openai-client.ts'
import { readBody } from './read-body.ts'
import { sniffSound } from './sniff-media.ts'
import type { GeneratedSpeech, SpeechModel, SpeechRequest } from './speech.ts'

/** `timeoutMs` (1 min) bounds each piece of a text; longer texts than `longestPiece` are split. */
export type OpenAiSpeechConfig = OpenAiAccess & {
  model: string
  timeoutMs?: number
  /** In UTF-16 units, 2,000 when absent: servers take 4,096, their models about as many tokens. */
  longestPiece?: number
  log?: Pick<Logger, 'debug' | 'warn'>
}

const mostBytes = 50_000_000

/** A voice behind OpenAI's `/audio/speech`. */
export function createOpenAiSpeech(config: OpenAiSpeechConfig): SpeechModel {
  const timeoutMs = config.timeoutMs ?? 60_000
  const client = loadOpenAi(config, timeoutMs)
  // Reported by each call that needs it, not as a rejection nobody handles.
  client.catch(() => {})

  const speakPiece = (input: string, format: 'mp3' | 'opus', request: SpeechRequest) =>
    callMedia<GeneratedSpeech>(
      { ...config, kind: 'speech', timeoutMs, request },
      async (signal) => {
        const { audio } = await client
        const answer = await audio.speech.create(
          { model: config.model, input, voice: request.voice, response_format: format },
          { signal },
        )
        const bytes = await readBody(answer, mostBytes)
        const mime = sniffSound(bytes)
        if (mime === null) throw new ModelFailure('malformed', 'what came is no sound')
        return { bytes, mime }
      },
    )

  return {
    name: 'openai',
    model: config.model,
    async speak(request) {
      const pieces = splitText(cleanText(request.text), config.longestPiece ?? 2_000)
      const [first, ...more] = pieces
      if (first === undefined) throw new ModelFailure('unsupported', 'there is nothing to speak')
      if (more.length === 0) return speakPiece(first, request.format ?? 'mp3', request)
      const spoken: GeneratedSpeech[] = []
      for (const piece of pieces) spoken.push(await speakPiece(piece, 'mp3', request))
      if (spoken.some(({ mime }) => mime !== 'audio/mpeg')) {
        throw new ModelFailure('malformed', 'the pieces of the speech are not MP3')
      }
      return { bytes: joinMp3(spoken.map(({ bytes }) => bytes)), mime: 'audio/mpeg' }
    },
  }
}
