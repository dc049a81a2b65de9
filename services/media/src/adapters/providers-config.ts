import { readAiConfig, type AiConfig } from '@lumen/ai/config'
import { readMediaAiConfig, type MediaAiConfig } from '@lumen/ai/media-config'
import { readConfig } from '@lumen/runtime/config'
import { Type } from 'typebox'

export type ProvidersConfig = {
  readonly ai: MediaAiConfig
  readonly moderation: AiConfig['moderation']
  /** File in which `npm start` tells what programs it found; null: the PATH is searched. */
  readonly programsFile: string | null
  readonly path: string
  /** Threads that paint at a time. */
  readonly painters: number
}

const Config = Type.Object({
  MEDIA_PROGRAMS_FILE: Type.Optional(Type.String({ minLength: 1 })),
  MEDIA_IMAGE_CONCURRENCY: Type.Integer({ default: 2, minimum: 1, maximum: 64 }),
  MEDIA_VIDEO_CONCURRENCY: Type.Integer({ default: 1, minimum: 1, maximum: 64 }),
})

/**
 * What makes pictures, speech, transcripts and videos, and with how many threads.
 * @throws ConfigError naming every problem
 */
export function readProvidersConfig(
  env: Readonly<Record<string, string | undefined>>,
): ProvidersConfig {
  const own = readConfig(Config, env)
  return {
    ai: readMediaAiConfig(env),
    moderation: readAiConfig(env).moderation,
    programsFile: own.MEDIA_PROGRAMS_FILE ?? null,
    path: env['PATH'] ?? '',
    painters: own.MEDIA_IMAGE_CONCURRENCY + own.MEDIA_VIDEO_CONCURRENCY,
  }
}
