import { ConfigError } from '@lumen/runtime/config'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const env = {
  CHAT_DATABASE_URL: 'postgres://chat@127.0.0.1/lumen',
  NATS_URL: 'nats://127.0.0.1:4222',
  REDIS_URL: 'redis://127.0.0.1:6379',
  LUMEN_IDENTITY_PUBLIC_KEY: 'key',
  LUMEN_SEAL_KEYS: '1:key',
}

describe('loadConfig', () => {
  it('needs servers and keys only, and answers without a model', () => {
    expect(loadConfig(env)).toMatchObject({
      CHAT_LEASE_MS: 5_000,
      CHAT_CHECKPOINT_MS: 1_000,
      CHAT_SWEEP_MS: 2_000,
      ai: { chat: null, moderation: null },
    })
  })

  it('takes a model from the variables of OpenAI', () => {
    const { ai } = loadConfig({ ...env, OPENAI_API_KEY: 'sk-1', OPENAI_CHAT_MODEL: 'm' })
    expect(ai.chat).toMatchObject({ apiKey: 'sk-1', model: 'm' })
  })

  it('names every problem at once', () => {
    expect(() => loadConfig({ CHAT_PORT: 'x', CHAT_WORD_PAUSE_MS: '-1' })).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/CHAT_PORT[^]*CHAT_DATABASE_URL[^]*CHAT_WORD_PAUSE_MS/),
      }),
    )
  })

  it('refuses a lease that a single missed sign of life would end', () => {
    expect(() => loadConfig({ ...env, CHAT_LEASE_MS: '1500' })).toThrow(ConfigError)
  })
})
