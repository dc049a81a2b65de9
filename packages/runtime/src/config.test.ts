import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const Settings = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 0 }),
  DATABASE_URL: Type.String({ pattern: '^postgres', description: 'where accounts are kept' }),
  SECURE: Type.Optional(Type.Boolean()),
  RATIO: Type.Optional(Type.Number()),
  LEVEL: Type.Optional(Type.Enum(['info', 'debug'])),
  ORIGINS: Type.Optional(Type.Array(Type.String({ format: 'uri' }))),
})
const read = (env: Record<string, string | undefined>) =>
  readConfig(Settings, env, { prefix: 'CHAT_' })

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    read(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('readConfig', () => {
  test('reads texts as what the schema asks for, and nothing else', () => {
    expect(
      read({
        CHAT_PORT: '8080',
        CHAT_DATABASE_URL: ' postgres://x ',
        CHAT_SECURE: 'on',
        CHAT_RATIO: '.5',
        CHAT_LEVEL: 'debug',
        CHAT_ORIGINS: 'https://a.example, https://b.example,',
        CHAT_UNKNOWN: 'x',
        PORT: '1',
      }),
    ).toEqual({
      PORT: 8080,
      DATABASE_URL: 'postgres://x',
      SECURE: true,
      RATIO: 0.5,
      LEVEL: 'debug',
      ORIGINS: ['https://a.example', 'https://b.example'],
    })
  })

  test('fills in defaults; an empty text is absent', () => {
    expect(read({ CHAT_DATABASE_URL: 'postgres://x', CHAT_PORT: '', CHAT_SECURE: '' })).toEqual({
      PORT: 0,
      DATABASE_URL: 'postgres://x',
    })
  })

  test('names every problem at once, with the full name of the variable', () => {
    const problems = problemsOf({
      CHAT_PORT: '70000',
      CHAT_SECURE: 'maybe',
      CHAT_RATIO: '0x10',
      CHAT_LEVEL: 'loud',
      CHAT_ORIGINS: 'https://a.example,nonsense',
    })
    expect(problems).toEqual([
      'CHAT_PORT must be at most 65535',
      'CHAT_DATABASE_URL is missing (where accounts are kept)',
      'CHAT_SECURE must be true or false',
      'CHAT_RATIO must be a number',
      'CHAT_LEVEL must be one of info, debug',
      'CHAT_ORIGINS must be a list, separated by commas, in which each entry must be a URL',
    ])
  })

  test('never shows a value: it may be a secret', () => {
    const [problem] = problemsOf({ CHAT_DATABASE_URL: 'mysql://root:hunter2@db' })
    expect(problem).toBe('CHAT_DATABASE_URL has the wrong form (where accounts are kept)')
    expect(new ConfigError(['A is missing', 'B is missing']).message).toBe(
      'The configuration is not usable:\n  A is missing\n  B is missing',
    )
  })
})
