import { readAiConfig } from '@lumen/ai/config'
import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'

const Own = Type.Object({
  /** Room for search indexes held in memory, of those who talk just now. */
  MEMORY_INDEX_CACHE_MB: Type.Integer({ default: 128, minimum: 1, maximum: 16_000 }),
  /** A talk in which nothing was said for so long is read for what to remember. */
  MEMORY_PAUSE_MS: Type.Integer({ default: 60_000, minimum: 0, maximum: 86_400_000 }),
  /** So many messages are read without waiting for a pause. */
  MEMORY_BATCH: Type.Integer({ default: 12, minimum: 1, maximum: 1_000 }),
  LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }),
})
export type MemoryConfig = ReturnType<typeof loadConfig>

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>) => ({
  ...readServiceConfig('memory', Own, env),
  ai: readAiConfig(env),
})
