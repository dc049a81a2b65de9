import { readObjectStoreConfig } from '@lumen/objects/config'
import type { ObjectStoreConfig } from '@lumen/objects/open-object-store'
import { readConfig } from '@lumen/runtime/config'
import { logLevels } from '@lumen/runtime/logger'
import { Type, type Static } from 'typebox'
import { readProvidersConfig, type ProvidersConfig } from './adapters/providers-config.ts'

export const mediaRoles = ['api', 'worker', 'both'] as const

const Config = Type.Object({
  MEDIA_HOST: Type.String({ default: '127.0.0.1' }),
  MEDIA_PORT: Type.Integer({ default: 0, minimum: 0, maximum: 65_535 }),
  MEDIA_DATABASE_URL: Type.String({ minLength: 1 }),
  MEDIA_DATABASE_POOL: Type.Integer({ default: 10, minimum: 2, maximum: 200 }),
  /** What this process does: answer people, work on jobs, or both. */
  MEDIA_ROLE: Type.Enum(mediaRoles, { default: 'both' }),
  /** Jobs of a kind that one process works on at a time. */
  MEDIA_IMAGE_CONCURRENCY: Type.Integer({ default: 2, minimum: 1, maximum: 64 }),
  MEDIA_AUDIO_CONCURRENCY: Type.Integer({ default: 2, minimum: 1, maximum: 64 }),
  MEDIA_VIDEO_CONCURRENCY: Type.Integer({ default: 1, minimum: 1, maximum: 64 }),
  /** Whether pictures and videos bear a mark that people see, besides the label in the file. */
  MEDIA_VISIBLE_LABELS: Type.Boolean({ default: false }),
  /** A running job stays its worker's for so long without a sign of life. */
  MEDIA_LEASE_SECONDS: Type.Integer({ default: 30, minimum: 3, maximum: 600 }),
  NATS_URL: Type.String({ minLength: 1 }),
  NATS_USER: Type.Optional(Type.String()),
  NATS_PASS: Type.Optional(Type.String()),
  REDIS_URL: Type.String({ minLength: 1 }),
  LUMEN_IDENTITY_PUBLIC_KEY: Type.String({ minLength: 1 }),
  LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String()),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info' }),
})
export type MediaConfig = Static<typeof Config> & {
  objects: ObjectStoreConfig
  providers: ProvidersConfig
}

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>): MediaConfig => ({
  ...readConfig(Config, env),
  objects: readObjectStoreConfig(env),
  providers: readProvidersConfig(env),
})
