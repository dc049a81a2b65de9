import { ConfigError } from '@lumen/runtime/config'
import { readAiConfig } from '@lumen/ai/config'
import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'

const Own = Type.Object({
  LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }),
  /** Where logs are looked up; without it in the files of `LOG_DIR`. */
  LOKI_URL: Type.Optional(Type.String()),
  LOKI_SELECTOR: Type.String({ default: '{service_name=~".+"}' }),
  LOKI_TOKEN: Type.Optional(Type.String()),
  /**
   * For how many days a legal hold may keep back that an administrator read a conversation; 0: its owner
   * is told at once, always.
   */
  CONTENT_NOTICE_HOLD_DAYS: Type.Integer({ default: 0, minimum: 0, maximum: 365 }),
})
export type AdminConfig = ReturnType<typeof loadConfig>

/** Reads the service's configuration; throws one error that names every problem. */
export function loadConfig(env: Record<string, string | undefined>) {
  const config = readServiceConfig('admin', Own, env)
  const { LOKI_URL: url } = config
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigError(['LOKI_URL must be an address, like http://localhost:3100'])
  return { ...config, moderation: readAiConfig(env).moderation }
}
