import { readAiConfig, type AiConfig } from '@lumen/ai/config'
import { readConfig } from '@lumen/runtime/config'
import { logLevels } from '@lumen/runtime/logger'
import { Type, type Static } from 'typebox'

const Config = Type.Object({
  MEMORY_HOST: Type.String({ default: '127.0.0.1' }),
  MEMORY_PORT: Type.Integer({ default: 0, minimum: 0, maximum: 65_535 }),
  MEMORY_DATABASE_URL: Type.String({ minLength: 1 }),
  MEMORY_DATABASE_POOL: Type.Integer({ default: 10, minimum: 2, maximum: 200 }),
  /** Room for search indexes held in memory, of those who talk just now. */
  MEMORY_INDEX_CACHE_MB: Type.Integer({ default: 128, minimum: 1, maximum: 16_000 }),
  /** A talk in which nothing was said for so long is read for what to remember. */
  MEMORY_PAUSE_MS: Type.Integer({ default: 60_000, minimum: 0, maximum: 86_400_000 }),
  /** So many messages are read without waiting for a pause. */
  MEMORY_BATCH: Type.Integer({ default: 8, minimum: 1, maximum: 1_000 }),
  NATS_URL: Type.String({ minLength: 1 }),
  NATS_USER: Type.Optional(Type.String()),
  NATS_PASS: Type.Optional(Type.String()),
  REDIS_URL: Type.String({ minLength: 1 }),
  LUMEN_IDENTITY_PUBLIC_KEY: Type.String({ minLength: 1 }),
  LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String()),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info' }),
})
export type MemoryConfig = Static<typeof Config> & { ai: AiConfig }

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>): MemoryConfig => ({
  ...readConfig(Config, env),
  ai: readAiConfig(env),
})
