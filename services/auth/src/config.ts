import { readConfig } from '@lumen/runtime/config'
import { logLevels } from '@lumen/runtime/logger'
import { Type, type Static } from 'typebox'

const Config = Type.Object({
  AUTH_HOST: Type.String({ default: '127.0.0.1' }),
  AUTH_PORT: Type.Integer({ default: 0, minimum: 0, maximum: 65535 }),
  AUTH_DATABASE_URL: Type.String({ minLength: 1 }),
  NATS_URL: Type.String({ minLength: 1 }),
  NATS_USER: Type.Optional(Type.String()),
  NATS_PASS: Type.Optional(Type.String()),
  REDIS_URL: Type.String({ minLength: 1 }),
  LUMEN_IDENTITY_PUBLIC_KEY: Type.String({ minLength: 1 }),
  LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }),
  LUMEN_RATE_LIMITS: Type.Enum(['on', 'off'], { default: 'on' }),
  /** Where users reach the product; https makes the session cookie `Secure`. */
  PUBLIC_URL: Type.Optional(Type.String()),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info' }),
  NODE_ENV: Type.String({ default: 'development' }),
})
export type AuthConfig = Static<typeof Config>

/** Reads the service's configuration; throws one error that names every problem. */
export function loadConfig(env: Record<string, string | undefined>): AuthConfig {
  const config = readConfig(Config, env)
  if (config.NODE_ENV === 'production' && config.LUMEN_RATE_LIMITS === 'off')
    throw new Error('LUMEN_RATE_LIMITS=off is refused in production')
  return config
}
