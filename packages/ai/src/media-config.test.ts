import { ConfigError } from '@lumen/runtime/config'
import { expect, test } from 'vitest'
import { readMediaAiConfig } from './media-config.ts'

const key = 'sk-test-1234567890'
const openai = 'https://api.openai.com/v1'

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readMediaAiConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('nothing is on until its model is named', () => {
  const off = { image: null, speech: null, transcription: null, video: null, own: null }
  expect(readMediaAiConfig({})).toEqual(off)
  expect(readMediaAiConfig({ OPENAI_API_KEY: key, OPENAI_IMAGE_MODEL: 'off' })).toEqual(off)
})

test('a model alone is one of the server that chats', () => {
  const env = {
    OPENAI_API_KEY: key,
    OPENAI_IMAGE_MODEL: 'gpt-image-2',
    OPENAI_SPEECH_MODEL: 'tts',
    OPENAI_TRANSCRIPTION_MODEL: 'whisper',
    OPENAI_TRANSCRIPTION_TIMEOUT_MS: '5000',
  }
  expect(readMediaAiConfig(env)).toEqual({
    image: { apiKey: key, baseUrl: openai, model: 'gpt-image-2' },
    speech: { apiKey: key, baseUrl: openai, model: 'tts' },
    transcription: { apiKey: key, baseUrl: openai, model: 'whisper', timeoutMs: 5_000 },
    video: null,
    own: null,
  })
})

test('voices of this machine have an address and a key', () => {
  const LUMEN_OWN_SPEECH_URL = 'http://127.0.0.1:5151/v1'
  expect(readMediaAiConfig({ LUMEN_OWN_SPEECH_URL, LUMEN_OWN_SPEECH_KEY: key }).own).toEqual({
    baseUrl: LUMEN_OWN_SPEECH_URL,
    apiKey: key,
  })
  expect(problemsOf({ LUMEN_OWN_SPEECH_URL })).toEqual([
    'LUMEN_OWN_SPEECH_URL is set but LUMEN_OWN_SPEECH_KEY is empty',
  ])
})

test('each can be on a server of its own', () => {
  const own = {
    OPENAI_VIDEO_BASE_URL: 'http://127.0.0.1:4000/v1/',
    OPENAI_VIDEO_API_KEY: 'local',
    OPENAI_VIDEO_MODEL: 'motion',
  }
  expect(readMediaAiConfig(own).video).toEqual({
    apiKey: 'local',
    baseUrl: 'http://127.0.0.1:4000/v1',
    model: 'motion',
  })
})

test.each([
  [{ OPENAI_IMAGE_MODEL: 'm' }, /OPENAI_IMAGE_API_KEY is empty, and so is OPENAI_API_KEY/],
  [{ OPENAI_SPEECH_BASE_URL: 'https://h.example/v1' }, /OPENAI_SPEECH_MODEL must name a model/],
  [
    { OPENAI_API_KEY: key, OPENAI_SPEECH_MODEL: 'm', OPENAI_SPEECH_BASE_URL: 'https://h.example' },
    /OPENAI_SPEECH_API_KEY is empty$/,
  ],
  [{ OPENAI_API_KEY: key, OPENAI_VIDEO_MODEL: 'm' }, /OPENAI_VIDEO_BASE_URL is empty/],
  [
    { OPENAI_API_KEY: key, OPENAI_VIDEO_MODEL: 'm', OPENAI_VIDEO_BASE_URL: openai },
    /OPENAI_VIDEO_API_KEY is empty$/,
  ],
  [{ OPENAI_VIDEO_MODEL: 'm', OPENAI_VIDEO_BASE_URL: 'nowhere' }, /is not a URL/],
  [
    { OPENAI_IMAGE_MODEL: 'm', OPENAI_IMAGE_BASE_URL: 'https://h.example/v1/images/generations' },
    /must end before the operation/,
  ],
])('%j is refused', (env, message) => {
  const problems = problemsOf(env)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(message)
})
