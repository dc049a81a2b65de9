import { readAiConfig, type AiConfig } from '@lumen/ai/config'
import { readConfig } from '@lumen/runtime/config'
import { logLevels } from '@lumen/runtime/logger'
import { Type, type Static } from 'typebox'

const Config = Type.Object({
  FORTUNE_HOST: Type.String({ default: '127.0.0.1' }),
  FORTUNE_PORT: Type.Integer({ default: 0, minimum: 0, maximum: 65_535 }),
  FORTUNE_DATABASE_URL: Type.String({ minLength: 1 }),
  FORTUNE_DATABASE_POOL: Type.Integer({ default: 5, minimum: 2, maximum: 200 }),
  NATS_URL: Type.String({ minLength: 1 }),
  NATS_USER: Type.Optional(Type.String()),
  NATS_PASS: Type.Optional(Type.String()),
  REDIS_URL: Type.String({ minLength: 1 }),
  LUMEN_IDENTITY_PUBLIC_KEY: Type.String({ minLength: 1 }),
  LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String()),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info' }),
})
export type FortuneConfig = Static<typeof Config> & { ai: AiConfig }

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>): FortuneConfig => ({
  ...readConfig(Config, env),
  ai: readAiConfig(env),
})
