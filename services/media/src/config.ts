import { readObjectStoreConfig } from '@lumen/objects/config'
import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'
import { readProvidersConfig } from './adapters/providers-config.ts'

export const mediaRoles = ['api', 'worker', 'both'] as const

const Own = Type.Object({
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
  /** Folder of the built web, for the portraits in it; absent: cards of companions without a picture have none. */
  WEB_ROOT: Type.Optional(Type.String()),
  LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }),
})
export type MediaConfig = ReturnType<typeof loadConfig>

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>) => ({
  ...readServiceConfig('media', Own, env),
  objects: readObjectStoreConfig(env),
  providers: readProvidersConfig(env),
})
