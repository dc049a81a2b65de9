import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'

const Own = Type.Object({ LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }) })
export type AdminConfig = ReturnType<typeof loadConfig>

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>) =>
  readServiceConfig('admin', Own, env)
