import { plans } from '@lumen/contracts/plans'
import { readConfig } from '@lumen/runtime/config'
import { logLevels } from '@lumen/runtime/logger'
import { Type, type Static } from 'typebox'

const Config = Type.Object({
  BILLING_HOST: Type.String({ default: '127.0.0.1' }),
  BILLING_PORT: Type.Integer({ default: 0, minimum: 0, maximum: 65_535 }),
  BILLING_DATABASE_URL: Type.String({ minLength: 1 }),
  NATS_URL: Type.String({ minLength: 1 }),
  NATS_USER: Type.Optional(Type.String()),
  NATS_PASS: Type.Optional(Type.String()),
  REDIS_URL: Type.String({ minLength: 1 }),
  LUMEN_IDENTITY_PUBLIC_KEY: Type.String({ minLength: 1 }),
  /** The plan of people who pay for none; the operator of a copy may give more. */
  LUMEN_DEFAULT_PLAN: Type.Enum(
    plans.map(({ id }) => id),
    { default: 'free' },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String()),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info' }),
})
export type BillingConfig = Static<typeof Config>

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>): BillingConfig =>
  readConfig(Config, env)
