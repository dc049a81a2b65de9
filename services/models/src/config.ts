import { readAiConfig } from '@lumen/ai/config'
import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'

const Own = Type.Object({
  MODELS_DATABASE_POOL: Type.Integer({ default: 4, minimum: 2, maximum: 200 }),
})
export type ModelsConfig = ReturnType<typeof loadConfig>

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>) => ({
  ...readServiceConfig('models', Own, env),
  ai: readAiConfig(env),
})
