import { ConfigError } from '@lumen/runtime/config'
import { createReader, type Reader } from './config-reader.ts'
import { OPENAI_BASE_URL } from './openai-client.ts'
import type { OpenAiImageConfig } from './openai-image.ts'
import type { OpenAiSpeechConfig } from './openai-speech.ts'
import type { OpenAiTranscriptionConfig } from './openai-transcription.ts'
import type { OpenAiVideoConfig } from './openai-video.ts'

/** What each capability of media needs to be created; null where it is not configured. */
export type MediaAiConfig = {
  image: Omit<OpenAiImageConfig, 'log'> | null
  speech: Omit<OpenAiSpeechConfig, 'log'> | null
  transcription: Omit<OpenAiTranscriptionConfig, 'log'> | null
  video: Omit<OpenAiVideoConfig, 'log'> | null
  /** Voices that run beside the services (infra/model). */
  own: { baseUrl: string; apiKey: string } | null
}

type Settings = { apiKey: string; baseUrl: string; model: string; timeoutMs?: number }
type Server = { apiKey: string | null; baseUrl: string }

/**
 * Reads `OPENAI_{IMAGE,SPEECH,TRANSCRIPTION,VIDEO}_*` and `LUMEN_OWN_SPEECH_*` (README.md lists them). A capability is on when
 * its model is named: no server is asked for what nobody said it has. Where only the model is named,
 * it is one of the server that also chats; a video always names its own.
 * @throws ConfigError naming every problem
 */
export function readMediaAiConfig(
  env: Readonly<Record<string, string | undefined>>,
): MediaAiConfig {
  const problems: string[] = []
  const read = createReader(env, problems)
  const chat = {
    apiKey: read.key('OPENAI_API_KEY'),
    baseUrl: read.url('OPENAI_BASE_URL') ?? OPENAI_BASE_URL,
  }
  const found = {
    image: readCapability(read, problems, 'IMAGE', chat),
    speech: readCapability(read, problems, 'SPEECH', chat),
    transcription: readCapability(read, problems, 'TRANSCRIPTION', chat),
    video: readCapability(read, problems, 'VIDEO', null),
    own: readOwn(read, problems),
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return found
}

function readOwn(read: Reader, problems: string[]): MediaAiConfig['own'] {
  const baseUrl = read.url('LUMEN_OWN_SPEECH_URL')
  const apiKey = read.key('LUMEN_OWN_SPEECH_KEY')
  if (baseUrl !== null && apiKey === null && read.text('LUMEN_OWN_SPEECH_KEY') === null)
    problems.push('LUMEN_OWN_SPEECH_URL is set but LUMEN_OWN_SPEECH_KEY is empty')
  return baseUrl === null || apiKey === null ? null : { baseUrl, apiKey }
}

function readCapability(
  read: Reader,
  problems: string[],
  name: 'IMAGE' | 'SPEECH' | 'TRANSCRIPTION' | 'VIDEO',
  chat: Server | null,
): Settings | null {
  const variable = (part: string) => `OPENAI_${name}_${part}`
  const model = read.text(variable('MODEL'))
  const givenUrl = read.url(variable('BASE_URL'))
  const ownKey = read.key(variable('API_KEY'))
  const timeoutMs = read.milliseconds(variable('TIMEOUT_MS'))
  if (model === 'off') return null
  if (model === null) {
    if (givenUrl !== null) {
      problems.push(`${variable('MODEL')} must name a model of ${variable('BASE_URL')}`)
    }
    return null
  }
  // A wrong address has been told already.
  if (givenUrl === null && read.text(variable('BASE_URL')) !== null) return null
  const baseUrl = givenUrl ?? chat?.baseUrl ?? null
  if (baseUrl === null) {
    problems.push(`${variable('MODEL')} is set but ${variable('BASE_URL')} is empty`)
    return null
  }
  // A key belongs to one server; sending it to another would give it away.
  const sameServer = chat !== null && new URL(baseUrl).origin === new URL(chat.baseUrl).origin
  const apiKey = ownKey ?? (sameServer ? chat.apiKey : null)
  if (apiKey === null) {
    if (read.text(variable('API_KEY')) === null) {
      problems.push(
        `${variable('MODEL')} is set but ${variable('API_KEY')} is empty${sameServer ? ', and so is OPENAI_API_KEY' : ''}`,
      )
    }
    return null
  }
  return { apiKey, baseUrl, model, ...(timeoutMs === null ? {} : { timeoutMs }) }
}
