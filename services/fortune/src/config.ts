import { readAiConfig } from '@lumen/ai/config'
import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'

const Own = Type.Object({
  FORTUNE_DATABASE_POOL: Type.Integer({ default: 5, minimum: 2, maximum: 200 }),
  LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }),
})
export type FortuneConfig = ReturnType<typeof loadConfig>

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>) => ({
  ...readServiceConfig('fortune', Own, env),
  ai: readAiConfig(env),
})
