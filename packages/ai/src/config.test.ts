import { ConfigError } from '@lumen/runtime/config'
import { expect, test } from 'vitest'
import {
  DEFAULT_CHAT_MODEL,
  DEFAULT_EMBEDDING_MODEL,
  DEFAULT_MODERATION_MODEL,
  readAiConfig,
} from './config.ts'

const key = 'sk-test-1234567890'

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readAiConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('without a key nothing is configured', () => {
  expect(readAiConfig({})).toEqual({ chat: null, moderation: null, embedding: null, own: null })
  expect(readAiConfig({ OPENAI_API_KEY: '', OPENAI_BASE_URL: ' ' })).toEqual({
    chat: null,
    moderation: null,
    embedding: null,
    own: null,
  })
})

test('a key alone means OpenAI with its defaults', () => {
  const baseUrl = 'https://api.openai.com/v1'
  expect(readAiConfig({ OPENAI_API_KEY: ` ${key}\n` })).toEqual({
    chat: { apiKey: key, baseUrl, model: DEFAULT_CHAT_MODEL, sees: true, reasoningEffort: 'none' },
    moderation: { apiKey: key, baseUrl, model: DEFAULT_MODERATION_MODEL },
    embedding: { apiKey: key, baseUrl, model: DEFAULT_EMBEDDING_MODEL, dimensions: 512 },
    own: null,
  })
})

test('another server gets its own model and no moderation', () => {
  const env = {
    OPENAI_API_KEY: 'local',
    OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/',
    OPENAI_CHAT_MODEL: 'qwen3:8b',
    OPENAI_HEADERS_TIMEOUT_MS: '120000',
    OPENAI_IDLE_TIMEOUT_MS: '60000',
  }
  expect(readAiConfig(env)).toEqual({
    chat: {
      apiKey: 'local',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'qwen3:8b',
      headersTimeoutMs: 120_000,
      idleTimeoutMs: 60_000,
    },
    moderation: null,
    embedding: null,
    own: null,
  })
})

test('a model beside the services has an address and a key', () => {
  const LUMEN_OWN_MODEL_URL = 'http://127.0.0.1:5151/v1'
  expect(readAiConfig({ LUMEN_OWN_MODEL_URL, LUMEN_OWN_MODEL_KEY: key }).own).toEqual({
    baseUrl: LUMEN_OWN_MODEL_URL,
    apiKey: key,
  })
  expect(problemsOf({ LUMEN_OWN_MODEL_URL })).toEqual([
    'LUMEN_OWN_MODEL_URL is set but LUMEN_OWN_MODEL_KEY is empty',
  ])
})

test('moderation can be on another server, with its own key, or off', () => {
  const local = { OPENAI_API_KEY: 'local', OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1' }
  const openai = { OPENAI_MODERATION_BASE_URL: 'https://api.openai.com/v1' }
  expect(
    readAiConfig({ ...local, ...openai, OPENAI_MODERATION_API_KEY: key }).moderation,
  ).toMatchObject({ apiKey: key, model: DEFAULT_MODERATION_MODEL })
  expect(problemsOf({ ...local, ...openai })).toEqual([
    'OPENAI_MODERATION_BASE_URL is set but OPENAI_MODERATION_API_KEY is empty',
  ])
  expect(
    readAiConfig({ OPENAI_API_KEY: key, OPENAI_MODERATION_MODEL: 'off' }).moderation,
  ).toBeNull()
  expect(readAiConfig({ ...local, OPENAI_MODERATION_MODEL: 'guard' }).moderation).toMatchObject({
    baseUrl: 'http://127.0.0.1:8000/v1',
    model: 'guard',
  })
})

test('embedding can be on another server, of a chosen length, or off', () => {
  const local = { OPENAI_API_KEY: 'local', OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1' }
  expect(
    readAiConfig({
      ...local,
      OPENAI_EMBEDDING_MODEL: 'bge-m3',
      OPENAI_EMBEDDING_TIMEOUT_MS: '900',
    }).embedding,
  ).toEqual({
    apiKey: 'local',
    baseUrl: 'http://127.0.0.1:8000/v1',
    model: 'bge-m3',
    timeoutMs: 900,
  })
  const elsewhere = { ...local, OPENAI_EMBEDDING_BASE_URL: 'https://api.openai.com/v1' }
  expect(problemsOf(elsewhere)).toEqual([
    'OPENAI_EMBEDDING_BASE_URL is set but OPENAI_EMBEDDING_API_KEY is empty',
  ])
  expect(
    readAiConfig({
      ...elsewhere,
      OPENAI_EMBEDDING_API_KEY: key,
      OPENAI_EMBEDDING_DIMENSIONS: '256',
    }).embedding,
  ).toMatchObject({ apiKey: key, model: DEFAULT_EMBEDDING_MODEL, dimensions: 256 })
  expect(readAiConfig({ OPENAI_API_KEY: key, OPENAI_EMBEDDING_MODEL: 'off' }).embedding).toBeNull()
})

test.each([
  [{ OPENAI_API_KEY: key, OPENAI_EMBEDDING_DIMENSIONS: '2.5' }, /DIMENSIONS must be a whole/],
  [{ OPENAI_EMBEDDING_BASE_URL: 'https://h/v1' }, /OPENAI_EMBEDDING_MODEL must name/],
  [{ OPENAI_MODERATION_BASE_URL: 'https://h/v1' }, /OPENAI_MODERATION_MODEL must name/],
  [{ OPENAI_BASE_URL: 'http://h/v1' }, /OPENAI_BASE_URL is set but OPENAI_API_KEY is empty/],
  [{ OPENAI_API_KEY: key, OPENAI_BASE_URL: 'localhost' }, /OPENAI_BASE_URL is not a URL/],
  [{ OPENAI_API_KEY: key, OPENAI_BASE_URL: 'localhost:1234/v1' }, /must begin with http/],
  [{ OPENAI_API_KEY: key, OPENAI_BASE_URL: 'https://u:p@h/v1' }, /must not hold a password/],
  [{ OPENAI_API_KEY: key, OPENAI_BASE_URL: 'https://h/v1?key=1' }, /without \? or #/],
  [{ OPENAI_API_KEY: key, OPENAI_BASE_URL: 'https://h/v1/chat/completions' }, /end before/],
  [{ OPENAI_API_KEY: 'sk-‘quoted’' }, /OPENAI_API_KEY holds characters no API key has/],
  [{ OPENAI_API_KEY: key, OPENAI_IDLE_TIMEOUT_MS: '5s' }, /OPENAI_IDLE_TIMEOUT_MS must be a whole/],
  [{ OPENAI_API_KEY: key, OPENAI_REASONING_EFFORT: 'a b' }, /OPENAI_REASONING_EFFORT must be/],
])('%j is refused', (env, message) => {
  const problems = problemsOf(env)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(message)
  expect(problems[0]).not.toContain('quoted')
})

test('all problems are named at once', () => {
  expect(
    problemsOf({ OPENAI_API_KEY: 'a b', OPENAI_BASE_URL: 'x', OPENAI_IDLE_TIMEOUT_MS: '0' }),
  ).toHaveLength(3)
})
